import { type ContentDomain, usualDomain } from '@greenroom/shared/vocabulary'
import {
  challengeCataloguePaths,
  challengeListSchema,
  sessionListSchema,
  sessionPaths,
  urlOf,
} from '@greenroom/shared/wire'
import { useQuery } from '@tanstack/react-query'
import { get } from '../../data/api.ts'
import { useCompanies } from '../../data/companies.ts'
import { everyPage } from '../../data/everyPage.ts'
import { useCourses } from '../../features/learn/courses.ts'
import type { Command } from './match.ts'
import {
  challengeCommands,
  companyCommands,
  courseCommands,
  interviewCommands,
  resumeCommands,
} from './readCommands.ts'

const recentlyReadMs = 30_000

/** Commands loaded from the server. `reading` until every request has finished; `failed` if any of them failed. */
export type ReadCommands = {
  resume: readonly Command[]
  found: readonly Command[]
  state: 'reading' | 'read' | 'failed'
}

/** Challenges, lessons, companies and the user's own sessions, limited to those they have access to. */
export function useReadCommands(isSignedIn: boolean, domain: ContentDomain): ReadCommands {
  // Interviews, challenges and companies belong to one domain (spec §1).
  const hasInterviews = domain === usualDomain
  const sessions = useSessions(isSignedIn && hasInterviews)
  const challenges = useChallenges(isSignedIn && hasInterviews)
  const courses = useCourses(isSignedIn ? domain : null)
  const companies = useCompanies()
  const asked = [courses, companies, ...(isSignedIn && hasInterviews ? [sessions, challenges] : [])]
  const isFailed = asked.some(({ isError, isPaused, isPending }) => isError || (isPending && isPaused))
  return {
    resume: hasInterviews ? resumeCommands(sessions.data ?? []) : [],
    found: [
      ...(hasInterviews ? challengeCommands(challenges.data ?? []) : []),
      ...courseCommands(courses.data ?? []),
      ...(hasInterviews ? [...interviewCommands(sessions.data ?? []), ...companyCommands(companies.data ?? [])] : []),
    ],
    state: isFailed ? 'failed' : asked.some(({ isPending }) => isPending) ? 'reading' : 'read',
  }
}

const useSessions = (enabled: boolean) =>
  useQuery({
    queryKey: ['palette', 'sessions'],
    queryFn: ({ signal }) =>
      everyPage(async (page) => {
        const { sessions, next } = await get(urlOf(sessionPaths.sessions, {}, page), sessionListSchema, { signal })
        return { items: sessions, next }
      }),
    enabled,
    staleTime: recentlyReadMs,
  })

const useChallenges = (enabled: boolean) =>
  useQuery({
    queryKey: ['palette', 'challenges'],
    queryFn: ({ signal }) =>
      everyPage(async (page) => {
        const { challenges, next } = await get(urlOf(challengeCataloguePaths.list, {}, page), challengeListSchema, {
          signal,
        })
        return { items: challenges, next }
      }),
    enabled,
    staleTime: recentlyReadMs,
  })
