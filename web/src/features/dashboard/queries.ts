import { type SessionScorecard, sessionScorecardSchema } from '@greenroom/shared/session'
import { learnerSchema, sessionListSchema, sessionPaths, urlOf, walletPaths } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { ApiProblem, get } from '../../data/api.ts'

/** The API's maximum per page, enough for nearly everyone's calendar. */
const maxSessions = 100

/** The candidate's latest interviews, for the dashboard. */
export const useRecentSessions = () =>
  useQuery({
    queryKey: ['sessions', 'recent'],
    queryFn: ({ signal }) =>
      get(urlOf(sessionPaths.sessions, {}, { limit: maxSessions }), sessionListSchema, { signal }),
    select: ({ sessions }) => sessions.filter(({ role }) => role === 'candidate'),
  })

/** Fetches a scorecard that should exist; null if it doesn't (any more). */
async function fetchScorecard(sessionId: string, signal: AbortSignal): Promise<SessionScorecard | null> {
  try {
    return await get(urlOf(sessionPaths.scorecard, { id: sessionId }), sessionScorecardSchema, { signal })
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'NO_SCORECARD') return null
    throw error
  }
}

export const useLastScorecard = (sessionId: string | null) =>
  useQuery({
    queryKey: ['scorecard', 'last', sessionId],
    queryFn: ({ signal }) => (sessionId === null ? null : fetchScorecard(sessionId, signal)),
    enabled: sessionId !== null,
  })

export const useLearner = () =>
  useQuery({ queryKey: ['learner'], queryFn: ({ signal }) => get(walletPaths.learner, learnerSchema, { signal }) })
