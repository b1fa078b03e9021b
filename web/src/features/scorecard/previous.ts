import type { InterviewSettings, ScorecardLine } from '@greenroom/shared/session'
import { type SessionSummary, sessionListSchema, sessionPaths, urlOf } from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'
import { fetchScorecard } from './queries.ts'

/** How many interviews back to look for one of the same kind. */
const looksBack = 100

/** Last time's scores, and the date as text. */
export type Before = { lines: readonly ScorecardLine[]; day: string }

/** The latest earlier interview that tested the same things and has a decision. */
export function previousOf(sessions: readonly SessionSummary[], sessionId: string): SessionSummary | undefined {
  const index = sessions.findIndex((each) => each.sessionId === sessionId)
  const current = sessions[index]
  if (current === undefined) return undefined
  return sessions
    .slice(index + 1)
    .find((each) => each.role === 'candidate' && each.decision !== null && sameSetting(each.settings, current.settings))
}

const sameSetting = (one: InterviewSettings, other: InterviewSettings): boolean =>
  one.companyType === other.companyType &&
  one.interviewStage === other.interviewStage &&
  one.candidateRoleType === other.candidateRoleType &&
  one.candidateExperienceLevel === other.candidateExperienceLevel

/** Scorecard of the latest earlier interview of the same kind, with its date; null if there is none. */
export const usePrevious = (sessionId: string, enabled: boolean) =>
  useQuery({
    queryKey: ['previousScorecard', sessionId],
    queryFn: async ({ signal }) => {
      const url = urlOf(sessionPaths.sessions, {}, { limit: looksBack })
      const { sessions } = await get(url, sessionListSchema, { signal })
      const previous = previousOf(sessions, sessionId)
      if (previous === undefined) return null
      const answer = await fetchScorecard(previous.sessionId, signal)
      const at = Date.parse(previous.endedAt ?? previous.createdAt)
      return answer.status === 'completed' ? { at, scorecard: answer.scorecard } : null
    },
    enabled,
    staleTime: Number.POSITIVE_INFINITY,
    // Optional: the scorecard works without it.
    retry: false,
  })
