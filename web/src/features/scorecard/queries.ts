import { type CommitView, commitViewSchema, type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared'
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
  z.object({ status: z.literal('pending') }),
  sessionScorecardSchema.transform((scorecard) => ({ status: 'completed' as const, scorecard })),
])

const addressOf = (sessionId: string) => `/api/sessions/${encodeURIComponent(sessionId)}`

async function fetchScorecard(sessionId: string, signal: AbortSignal): Promise<ScorecardAnswer> {
  try {
    return await get(`${addressOf(sessionId)}/scorecard`, answerSchema, { signal })
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

const logPageSchema = z.object({ commits: z.array(commitViewSchema), next: z.int().nullable() })

/** The whole log of a session, page after page. */
async function fetchLog(sessionId: string, signal: AbortSignal): Promise<CommitView[]> {
  const commits: CommitView[] = []
  let after: number | null = 0
  while (after !== null) {
    const page: z.infer<typeof logPageSchema> = await get(
      `${addressOf(sessionId)}/events?after=${after}`,
      logPageSchema,
      { signal },
    )
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
  await post(`${addressOf(sessionId)}/commands`, { commandId, type: 'RetryReply' }, z.unknown())
}
