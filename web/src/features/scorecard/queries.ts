import { type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared/session'
import {
  type NewSession,
  openedSessionSchema,
  pendingScorecardSchema,
  type SentCommand,
  sessionPaths,
  sessionSolutionSchema,
  sessionViewSchema,
  solutionPath,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { ApiProblem, get, post, unread } from '../../data/api.ts'
import { addressOfSession } from '../../data/sessionKinds.ts'
import { fetchLog } from '../../data/sessionLog.ts'

/** Polling interval in ms for a scorecard in progress: the longer it takes, the less often. */
const pollAfter = (answers: number): number => (answers < 60 ? 1_000 : 5_000)

export type ScorecardAnswer =
  | { status: 'completed'; scorecard: SessionScorecard }
  | { status: 'pending' }
  | { status: 'failed'; message: string }
  | { status: 'none' }

const answerSchema = z.union([
  pendingScorecardSchema,
  sessionScorecardSchema.transform((scorecard) => ({ status: 'completed' as const, scorecard })),
])

/** Fetches the scorecard so far; `none` if there will never be one. */
export async function fetchScorecard(sessionId: string, signal: AbortSignal): Promise<ScorecardAnswer> {
  try {
    return await get(urlOf(sessionPaths.scorecard, { id: sessionId }), answerSchema, { signal })
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'NO_SCORECARD') return { status: 'none' }
    if (error instanceof ApiProblem && error.code === 'SCORECARD_FAILED')
      return { status: 'failed', message: error.detail }
    throw error
  }
}

/** Keep polling a failed scorecard, since someone else may retry it. */
const whileFailedMs = 15_000

/** The scorecard, polled while it is in progress. */
export const useScorecard = (sessionId: string) =>
  useQuery({
    queryKey: ['scorecard', sessionId],
    queryFn: ({ signal }) => fetchScorecard(sessionId, signal),
    refetchInterval({ state }) {
      if (state.data?.status === 'failed') return whileFailedMs
      return state.data?.status === 'pending' ? pollAfter(state.dataUpdateCount) : false
    },
  })

/** The log at the time the scorecard had this `status`. */
export const useLog = (sessionId: string, status: ScorecardAnswer['status'] | undefined) =>
  useQuery({
    queryKey: ['log', sessionId, status],
    queryFn: ({ signal }) => fetchLog(sessionId, signal),
    enabled: status !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The reader's role in the session: only the candidate can share, repeat and delete it. */
export const useRole = (sessionId: string) =>
  useQuery({
    queryKey: ['sessionRole', sessionId],
    queryFn: async ({ signal }) =>
      (await get(urlOf(sessionPaths.session, { id: sessionId }), sessionViewSchema.pick({ role: true }), { signal }))
        .role,
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Opens a session. @returns its room's address */
export async function openSession(session: NewSession): Promise<string> {
  const { sessionId } = await post(sessionPaths.sessions, session, openedSessionSchema)
  return addressOfSession({ sessionId, assessmentType: session.assessmentType ?? null })
}

/** Retries a failed scorecard. Reusing one `commandId` for all attempts makes them a single command. */
export async function retryScorecard(sessionId: string, commandId: string): Promise<void> {
  const command: SentCommand = { commandId, type: 'RetryReply' }
  await post(urlOf(sessionPaths.commands, { id: sessionId }), command, unread)
}

/** Strong answers to a finished session's questions. Optional: the scorecard works without them. */
export const useSolution = (sessionId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['solution', sessionId],
    queryFn: ({ signal }) => get(urlOf(solutionPath, { id: sessionId }), sessionSolutionSchema, { signal }),
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
