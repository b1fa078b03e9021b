import {
  type CommitView,
  pendingScorecardSchema,
  type SentCommand,
  type SessionLogPage,
  type SessionScorecard,
  sessionLogPageSchema,
  sessionPaths,
  sessionScorecardSchema,
  urlOf,
} from '@greenroom/shared'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiProblem, get, post } from '../../app/api.ts'

const pollEveryMs = 1000

export type ScorecardAnswer =
  | { status: 'completed'; scorecard: SessionScorecard }
  | { status: 'pending' }
  | { status: 'failed'; message: string }
  | { status: 'none' }

const answerSchema = z.union([
  pendingScorecardSchema,
  sessionScorecardSchema.transform((scorecard) => ({ status: 'completed' as const, scorecard })),
])

async function fetchScorecard(sessionId: string, signal: AbortSignal): Promise<ScorecardAnswer> {
  try {
    return await get(urlOf(sessionPaths.scorecard, { id: sessionId }), answerSchema, { signal })
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'NO_SCORECARD') return { status: 'none' }
    if (error instanceof ApiProblem && error.code === 'SCORECARD_FAILED')
      return { status: 'failed', message: error.detail }
    throw error
  }
}

/** The scorecard, asked for every second while it is being made. */
export const useScorecard = (sessionId: string) =>
  useQuery({
    queryKey: ['scorecard', sessionId],
    queryFn: ({ signal }) => fetchScorecard(sessionId, signal),
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollEveryMs : false),
  })

/** The whole log of a session, page after page. */
async function fetchLog(sessionId: string, signal: AbortSignal): Promise<CommitView[]> {
  const commits: CommitView[] = []
  let after: number | null = 0
  while (after !== null) {
    const url = urlOf(sessionPaths.events, { id: sessionId }, { after })
    const page: SessionLogPage = await get(url, sessionLogPageSchema, { signal })
    commits.push(...page.commits)
    after = page.next
  }
  return commits
}

/** The log as it was when the scorecard stood at `status`. */
export const useLog = (sessionId: string, status: ScorecardAnswer['status'] | undefined) =>
  useQuery({
    queryKey: ['log', sessionId, status],
    queryFn: ({ signal }) => fetchLog(sessionId, signal),
    enabled: status !== undefined && status !== 'pending',
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Asks again for a scorecard that failed. The command has one id however often it is sent. */
export async function retryScorecard(sessionId: string, commandId: string): Promise<void> {
  const command: SentCommand = { commandId, type: 'RetryReply' }
  await post(urlOf(sessionPaths.commands, { id: sessionId }), command, z.unknown())
}
