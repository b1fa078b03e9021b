import {
  challengeCataloguePaths,
  challengeListSchema,
  checkoutSchema,
  courseListSchema,
  coursePaths,
  type NewCheckout,
  type OwnSubscription,
  ownSubscriptionSchema,
  planListSchema,
  subscriptionPaths,
  type TestPayment,
  testCheckoutPaths,
  testCheckoutSchema,
  testPaymentResultSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query'
import { refreshAccess } from '../../data/access.ts'
import { get, post } from '../../data/api.ts'

const subscriptionKey = ['subscription'] as const

/** Fetches the prices for a country; null means the country that the server detects for this browser. */
export const usePlans = (country: string | null) =>
  useQuery({
    queryKey: ['plans', country],
    queryFn: ({ signal }) =>
      get(urlOf(subscriptionPaths.plans, {}, country === null ? {} : { country }), planListSchema, { signal }),
    placeholderData: keepPreviousData,
  })

/** How often to poll while a payment is being confirmed. */
const whileWaitingMs = 2_000

/** The user's subscription, polled while a payment is being confirmed. */
export const useSubscription = ({ enabled, isAwaited }: { enabled: boolean; isAwaited: boolean }) =>
  useQuery({
    queryKey: subscriptionKey,
    queryFn: ({ signal }) => get(subscriptionPaths.subscription, ownSubscriptionSchema, { signal }),
    enabled,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data } }) =>
      isPending(data) || (isAwaited && (data === undefined || data.payments.length === 0)) ? whileWaitingMs : false,
  })

/** Whether the latest payment is unconfirmed or being refunded. */
const isPending = (subscription: OwnSubscription | undefined): boolean =>
  ['pending', 'refund_asked'].includes(subscription?.payments[0]?.status ?? '')

/** Counts the content that only Premium unlocks. */
export const usePremiumContent = () =>
  useQuery({
    queryKey: ['premiumContent'],
    queryFn: async ({ signal }) => {
      const [challenges, courses] = await Promise.all([
        get(urlOf(challengeCataloguePaths.list, {}, { tier: 'premium', limit: '1' }), challengeListSchema, { signal }),
        get(urlOf(coursePaths.list, {}, { minified: 'true' }), courseListSchema, { signal }),
      ])
      return {
        challenges: challenges.total,
        courses: courses.data.filter(({ contentTier }) => contentTier === 'premium').length,
      }
    },
  })

/** Opens a checkout and returns the payment page's address. @throws ApiProblem if it's refused */
export const openCheckout = (wanted: NewCheckout) => post(subscriptionPaths.checkout, wanted, checkoutSchema)

/** Stops Boost from renewing. @throws ApiProblem if it's refused */
export const cancelPlan = async (client: QueryClient): Promise<void> =>
  took(client, await post(subscriptionPaths.cancel, {}, ownSubscriptionSchema))

/** Requests a full refund of a payment. @throws ApiProblem if it's refused */
export const askForRefund = async (client: QueryClient, paymentId: string): Promise<void> =>
  took(client, await post(subscriptionPaths.refund, { paymentId }, ownSubscriptionSchema))

function took(client: QueryClient, subscription: OwnSubscription): void {
  client.setQueryData(subscriptionKey, subscription)
  refreshAccess(client)
}

const testCheckoutKey = (id: string) => ['testCheckout', id] as const

/** Fetches the signed-in user's checkout from the test checkout. */
export const useTestCheckout = (id: string) =>
  useQuery({
    queryKey: testCheckoutKey(id),
    queryFn: ({ signal }) => get(urlOf(testCheckoutPaths.checkout, { id }), testCheckoutSchema, { signal }),
    refetchOnWindowFocus: true,
    retry: false,
  })

/** Triggers an event in the test checkout. @returns where a payment provider would send the user now */
export async function happen(client: QueryClient, id: string, payment: TestPayment): Promise<string> {
  const { checkout, returnTo } = await post(urlOf(testCheckoutPaths.events, { id }), payment, testPaymentResultSchema)
  client.setQueryData(testCheckoutKey(id), checkout)
  void client.invalidateQueries({ queryKey: subscriptionKey })
  refreshAccess(client)
  return returnTo
}
