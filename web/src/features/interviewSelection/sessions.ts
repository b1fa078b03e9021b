import {
  decisionSchema,
  type InterviewSettings,
  interviewPhaseSchema,
  interviewSettingsSchema,
  type ProgrammingLanguage,
  programmingLanguageSchema,
} from '@greenroom/shared'
import { useInfiniteQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { get, post } from '../../app/api.ts'

const sessionSummarySchema = z.object({
  sessionId: z.string(),
  phase: interviewPhaseSchema,
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  settings: interviewSettingsSchema,
  programmingLanguage: programmingLanguageSchema,
  /** The titles of its questions; empty where none was found. */
  title: z.string(),
  decision: decisionSchema.nullable(),
})
export type SessionSummary = z.infer<typeof sessionSummarySchema>

const sessionListSchema = z.object({ sessions: z.array(sessionSummarySchema), next: z.string().nullable() })

export const sessionsKey = ['sessions'] as const

/** One's own sessions, latest first, a page at a time. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: sessionsKey,
    queryFn: ({ pageParam, signal }) =>
      get(
        `/api/sessions?limit=10${pageParam === null ? '' : `&after=${encodeURIComponent(pageParam)}`}`,
        sessionListSchema,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Opens an interview; its id is the address of the room. */
export async function openSession(asked: {
  settings: InterviewSettings
  programmingLanguage: ProgrammingLanguage
}): Promise<string> {
  const { sessionId } = await post(
    '/api/sessions',
    { mode: 'ai', contentDomain: 'tech_interview_prep', ...asked },
    z.object({ sessionId: z.string() }),
  )
  return sessionId
}

export const roomOf = (sessionId: string): string => `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
export const scorecardOf = (sessionId: string): string => `/app/scorecard?session=${encodeURIComponent(sessionId)}`
