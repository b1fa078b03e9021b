import {
  type NewSession,
  openedSessionSchema,
  sessionListSchema,
  sessionPaths,
  settingsDefaults,
  urlOf,
} from '@greenroom/shared'
import { useInfiniteQuery } from '@tanstack/react-query'
import { get, post } from '../../app/api.ts'
import type { Choice } from './choice.ts'

export const sessionsKey = ['sessions'] as const

/** One's own sessions, latest first, a page at a time. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: sessionsKey,
    queryFn: ({ pageParam, signal }) =>
      get(urlOf(sessionPaths.sessions, {}, { limit: 10, after: pageParam ?? undefined }), sessionListSchema, {
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** The session that a choice asks for. */
export function sessionOf({ settings, programmingLanguage, exam, preset }: Choice): NewSession {
  return {
    mode: 'ai',
    contentDomain: 'tech_interview_prep',
    settings,
    programmingLanguage,
    exam,
    ...(preset !== null && preset.round !== 'all' ? { companyRound: preset.round } : {}),
  }
}

/** The unscored warm-up, in which one learns the room. */
export const warmUpIn = (programmingLanguage: Choice['programmingLanguage']): NewSession => {
  const { programmingLanguage: _default, ...settings } = settingsDefaults
  return {
    mode: 'ai',
    contentDomain: 'tech_interview_prep',
    assessmentType: 'skip_dummy_challenge',
    programmingLanguage,
    settings: { ...settings, interviewDifficulty: 'straightforward' },
  }
}

/** Opens an interview; its id is the address of the room. */
export async function openSession(session: NewSession): Promise<string> {
  const { sessionId } = await post(sessionPaths.sessions, session, openedSessionSchema)
  return sessionId
}

export const roomOf = (sessionId: string): string => `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`
