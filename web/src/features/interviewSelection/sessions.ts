import { settingsDefaults } from '@greenroom/shared/rules'
import {
  type NewSession,
  openedSessionSchema,
  type SessionSummary,
  sessionListSchema,
  sessionPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { useInfiniteQuery } from '@tanstack/react-query'
import { get, post } from '../../data/api.ts'
import type { Choice } from '../../data/choice.ts'
import { isInterview } from '../../data/sessionKinds.ts'

type SessionList = { sessions: SessionSummary[]; next: string | null }

export const sessionsKey = ['sessions'] as const

/** Page size. Practice is skipped, so filling a page may take several requests. */
const pageSize = 10

async function interviewsAfter(start: string | null, signal: AbortSignal): Promise<SessionList> {
  const sessions: SessionSummary[] = []
  let after = start
  do {
    const url = urlOf(sessionPaths.sessions, {}, { limit: pageSize, after: after ?? undefined })
    const page = await get(url, sessionListSchema, { signal })
    sessions.push(...page.sessions.filter(isInterview))
    after = page.next
  } while (after !== null && sessions.length < pageSize)
  return { sessions, next: after }
}

/** The candidate's interviews and assessments, latest first, page by page. */
export const useSessions = () =>
  useInfiniteQuery({
    queryKey: sessionsKey,
    queryFn: ({ pageParam, signal }) => interviewsAfter(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Builds the session request for a choice. */
export function sessionOf({ settings, programmingLanguage, languageLocked, exam, preset }: Choice): NewSession {
  return {
    mode: 'ai',
    contentDomain: 'tech_interview_prep',
    settings,
    programmingLanguage,
    languageLocked,
    exam,
    ...(preset !== null && preset.round !== 'all' ? { companyRound: preset.round } : {}),
  }
}

/** The unscored warm-up, for learning the room. */
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

/** Opens an interview. @returns its id, for the room's address */
export async function openSession(session: NewSession): Promise<string> {
  const { sessionId } = await post(sessionPaths.sessions, session, openedSessionSchema)
  return sessionId
}

export const roomOf = (sessionId: string): string => `/app/aiInterview?session=${encodeURIComponent(sessionId)}`
