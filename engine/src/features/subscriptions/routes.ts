import {
  checkoutLinkFor,
  currencyOf,
  moneyBackDays,
  planIds,
  planPrices,
  plans,
  readCountryCode,
} from '@greenroom/shared/rules'
import {
  checkoutSchema,
  newCheckoutSchema,
  newRefundSchema,
  ownSubscriptionSchema,
  planListSchema,
  plansQuerySchema,
  subscriptionPaths,
  testCheckoutPaths,
  testCheckoutSchema,
  testPaymentResultSchema,
  testPaymentSchema,
} from '@greenroom/shared/wire'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import { onlyAccounts } from '../../platform/guards.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import { limit } from '../../platform/rateLimit.ts'
import type { Subscriptions } from '../../subscriptions/subscriptions.ts'
import type { Checkouts } from './checkouts.ts'
import { ownSubscriptionOf, refundableUntil, renewing } from './ownSubscription.ts'
import type { Payments } from './payments.ts'
import type { PaymentProvider } from './provider.ts'
import { referenceOf } from './stripeFormat.ts'
import type { TestCheckouts } from './testCheckout.ts'

export type SubscriptionRoutesOptions = {
  subscriptions: Pick<Subscriptions, 'byUserId'>
  payments: Payments
  checkouts: Checkouts
  provider: PaymentProvider
  /** Null if payments are real or turned off. */
  testCheckouts: TestCheckouts | null
  /** @throws the 401 problem if the caller isn't signed in */
  accountOf: (request: FastifyRequest) => Promise<{ userId: number }>
  emailOf: (userId: number) => Promise<string>
  publicUrl: string
  now: () => number
}

const tags = ['payments']
/** More than anybody would ever buy. */
const checkoutLimit = limit(30, 60)

/** Routes for plans and the caller's subscription: buying, cancelling, getting a refund. */
export function subscriptionRoutes(app: HttpApp, options: SubscriptionRoutesOptions): void {
  const { subscriptions, payments, checkouts, provider, testCheckouts, accountOf, emailOf, publicUrl, now } = options

  const onRequest = onlyAccounts(accountOf)

  const currencyFor = (country: ReturnType<typeof readCountryCode>) => {
    const currency = currencyOf[country]
    return provider.sells(currency) ? currency : 'EUR'
  }

  async function ownOf(userId: number) {
    const [stored, standing, own] = await Promise.all([
      subscriptions.byUserId(userId),
      payments.standingOf(userId),
      payments.paymentsOf(userId),
    ])
    return ownSubscriptionOf(stored, { standing, payments: own, now: now() })
  }

  app.get(
    subscriptionPaths.plans,
    {
      schema: {
        summary: 'The plans and their prices',
        tags,
        querystring: plansQuerySchema,
        response: { 200: planListSchema },
      },
    },
    async (request) => {
      const country = readCountryCode(request.query.country)
      const currency = currencyFor(country)
      return {
        ...{ country, payments: provider.kind, moneyBackDays },
        plans: planIds.map((plan) => ({
          plan,
          name: plans[plan].name,
          price: { amount: planPrices[currency][plan], currency },
        })),
      }
    },
  )

  app.get(
    subscriptionPaths.subscription,
    {
      onRequest,
      schema: { summary: 'My plan and my payments', tags, response: { 200: ownSubscriptionSchema } },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      return reply.header('cache-control', 'no-store').send(await ownOf(userId))
    },
  )

  app.post(
    subscriptionPaths.checkout,
    {
      onRequest,
      config: { rateLimit: checkoutLimit, ...refuses('ALREADY_SUBSCRIBED', 'PAYMENTS_OFF') },
      schema: {
        summary: 'Start buying a plan',
        description:
          'Returns the payment page’s address. Repeating the request within a day returns the same checkout.',
        tags,

        body: newCheckoutSchema,
        response: { 201: checkoutSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      if (provider.kind === 'off') throw new ProblemError('PAYMENTS_OFF')
      const { plan, country, interviewDate, coupon } = request.body
      const standing = await payments.standingOf(userId)
      if (plan === 'boost' && renewing(standing, now()) !== null) throw new ProblemError('ALREADY_SUBSCRIBED')
      const currency = currencyFor(readCountryCode(country))
      const amount = planPrices[currency][plan]
      const checkout = await checkouts.open({
        ...{ userId, plan, currency, amount, coupon },
        interviewDate: plan === 'target' ? interviewDate : null,
      })
      const link = provider.linkOf(plan, currency)
      reply.header('cache-control', 'no-store').code(201)
      const answer = { checkoutId: checkout.id, price: { amount, currency } }
      if (link === null) return { ...answer, link: `${publicUrl}/app/testCheckout?checkout=${checkout.id}` }
      const payAt = new URL(checkoutLinkFor(link, await emailOf(userId)))
      payAt.searchParams.set('client_reference_id', referenceOf(userId, checkout.id))
      if (coupon !== null) payAt.searchParams.set('prefilled_promo_code', coupon)
      return { ...answer, link: payAt.href }
    },
  )

  app.post(
    subscriptionPaths.cancel,
    {
      onRequest,
      config: refuses('NOTHING_TO_CANCEL', 'PAYMENTS_OFF', 'PAYMENTS_UNAVAILABLE'),
      schema: {
        summary: 'Cancel Boost at the end of the paid period',
        tags,

        response: { 200: ownSubscriptionSchema },
      },
    },
    async (request) => {
      const { userId } = await accountOf(request)
      const subscription = renewing(await payments.standingOf(userId), now())
      if (subscription === null) throw new ProblemError('NOTHING_TO_CANCEL')
      await provider.cancelRenewal(subscription)
      return ownOf(userId)
    },
  )

  app.post(
    subscriptionPaths.refund,
    {
      onRequest,
      config: refuses('PAYMENT_UNKNOWN', 'NOT_REFUNDABLE', 'PAYMENTS_OFF', 'PAYMENTS_UNAVAILABLE'),
      schema: {
        summary: 'Request a full refund',
        description: `Within ${moneyBackDays} days of paying, once for each plan, no questions asked. The provider confirms it by a webhook. Repeating it changes nothing.`,
        tags,

        body: newRefundSchema,
        response: { 202: ownSubscriptionSchema },
      },
    },
    async (request, reply) => {
      const { userId } = await accountOf(request)
      const all = await payments.paymentsOf(userId)
      const payment = all.find(({ id }) => id === request.body.paymentId)
      if (payment === undefined) throw new ProblemError('PAYMENT_UNKNOWN')
      const isAsked = payment.status === 'refund_asked' || payment.status === 'refunded'
      if (!isAsked) {
        if (refundableUntil(payment, all, now()) === null) throw new ProblemError('NOT_REFUNDABLE')
        // If clicked twice, only one request calls the provider.
        if (await payments.askRefund(payment)) {
          try {
            await provider.refund(payment)
          } catch (error) {
            await payments.takeBackRefund(payment.id)
            throw error
          }
        }
      }
      return reply.code(202).send(await ownOf(userId))
    },
  )

  if (testCheckouts !== null) testCheckoutRoutes(app, { ...options, testCheckouts })
}

/** The test checkout's page, for development only. */
function testCheckoutRoutes(
  app: HttpApp,
  { testCheckouts, checkouts, accountOf }: SubscriptionRoutesOptions & { testCheckouts: TestCheckouts },
): void {
  const onRequest = onlyAccounts(accountOf)
  const params = z.object({ id: z.string() })
  async function checkoutOf(request: FastifyRequest, id: string) {
    const { userId } = await accountOf(request)
    const checkout = await checkouts.get(id)
    if (checkout === undefined || checkout.userId !== userId) throw new ProblemError('CHECKOUT_UNKNOWN')
    return checkout
  }

  app.get(
    testCheckoutPaths.checkout,
    {
      onRequest,
      config: refuses('CHECKOUT_UNKNOWN'),
      schema: {
        summary: 'The content of the test checkout',
        description: 'In development, without a payment provider. No money is taken.',
        tags,

        params,
        response: { 200: testCheckoutSchema },
      },
    },
    async (request) => testCheckouts.shown(await checkoutOf(request, request.params.id)),
  )

  app.post(
    testCheckoutPaths.events,
    {
      onRequest,
      config: refuses('CHECKOUT_UNKNOWN', 'CHECKOUT_OVER', 'COUPON_UNKNOWN', 'PAYMENTS_UNAVAILABLE'),
      schema: {
        summary: 'Trigger an event at the test checkout',
        description: 'Sends the webhooks that a payment provider would send. Repeating it has no further effect.',
        tags,

        params,
        body: testPaymentSchema,
        response: { 200: testPaymentResultSchema },
      },
    },
    async (request) => {
      const checkout = await testCheckouts.happens(await checkoutOf(request, request.params.id), request.body)
      const paymentStatus = checkout.status === 'failed' ? 'cancelled' : 'success'
      return { checkout, returnTo: `/app/subscriptions?paymentStatus=${paymentStatus}` }
    },
  )
}
