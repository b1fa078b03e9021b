import {
  type InterviewSettings,
  type NewSession,
  openedSessionSchema,
  type ProgrammingLanguage,
  sessionListSchema,
  sessionPaths,
  urlOf,
} from '@greenroom/shared'
import { useInfiniteQuery } from '@tanstack/react-query'
import { get, post } from '../../app/api.ts'

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

/** Opens an interview; its id is the address of the room. */
export async function openSession(asked: {
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
}): Promise<string> {
  const session: NewSession = { mode: 'ai', contentDomain: 'tech_interview_prep', ...asked }
  const { sessionId } = await post(sessionPaths.sessions, session, openedSessionSchema)
  return sessionId
}

export const roomOf = (sessionId: string): string => `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`
