import {
  adminAuditPageSchema,
  adminFeedbackPageSchema,
  adminJobPageSchema,
  adminMessagePageSchema,
  adminOverviewSchema,
  adminPaths,
  adminPeoplePageSchema,
  adminPersonSchema,
  adminQueueListSchema,
  adminReportPageSchema,
  adminSessionSchema,
  adminSubscriptionPageSchema,
  adminSubscriptionSchema,
  alphaEmailPageSchema,
  invitationCodePageSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ApiProblem, get, type Shape } from '../../data/api.ts'

/** First part of every query key: after a change, all queries under it are reloaded. */
export const adminKey = ['admin'] as const

type Query = Readonly<Record<string, string | number | undefined>>

/** Fetches from the API; keeps the previous rows visible while loading. */
const useRead = <Data>(url: string, schema: Shape<Data>) =>
  useQuery({
    queryKey: [...adminKey, url],
    queryFn: ({ signal }) => get(url, schema, { signal }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  })

export const useOverview = (days: string) => useRead(urlOf(adminPaths.overview, {}, { days }), adminOverviewSchema)

export const useSubscriptions = (query: Query) =>
  useRead(urlOf(adminPaths.subscriptions, {}, query), adminSubscriptionPageSchema)

export const subscriptionKey = (userId: number) => [...adminKey, 'subscription', userId] as const

/** One user's subscription; null if they have none. */
export const useSubscription = (userId: number) =>
  useQuery({
    queryKey: subscriptionKey(userId),
    queryFn: async ({ signal }) => {
      try {
        return await get(urlOf(adminPaths.subscription, { userId: String(userId) }), adminSubscriptionSchema, {
          signal,
        })
      } catch (error) {
        if (error instanceof ApiProblem && error.status === 404) return null
        throw error
      }
    },
  })

export const usePeople = (query: Query) => useRead(urlOf(adminPaths.people, {}, query), adminPeoplePageSchema)

/** One user. Doesn't keep the previous user's data visible while loading. */
export const usePerson = (userId: number) =>
  useQuery({
    queryKey: [...adminKey, 'person', userId],
    queryFn: ({ signal }) => get(urlOf(adminPaths.person, { userId: String(userId) }), adminPersonSchema, { signal }),
  })

export const useAudit = (query: Query) => useRead(urlOf(adminPaths.audit, {}, query), adminAuditPageSchema)

export const useAlphaEmails = (query: Query) => useRead(urlOf(adminPaths.alphaEmails, {}, query), alphaEmailPageSchema)

export const useInvitationCodes = (query: Query) =>
  useRead(urlOf(adminPaths.invitationCodes, {}, query), invitationCodePageSchema)

export const useReports = (query: Query) => useRead(urlOf(adminPaths.reports, {}, query), adminReportPageSchema)

export const useFeedback = (query: Query) => useRead(urlOf(adminPaths.feedback, {}, query), adminFeedbackPageSchema)

export const useMessages = (query: Query) =>
  useRead(urlOf(adminPaths.clientMessages, {}, query), adminMessagePageSchema)

export const useQueues = () => useRead(adminPaths.queues, adminQueueListSchema)

export const useFailedJobs = (query: Query) => useRead(urlOf(adminPaths.jobs, {}, query), adminJobPageSchema)

export const useAdminSession = (id: string) =>
  useQuery({
    queryKey: [...adminKey, 'session', id],
    queryFn: ({ signal }) => get(urlOf(adminPaths.session, { id }), adminSessionSchema, { signal }),
  })
