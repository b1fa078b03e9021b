import type { Currency, PlanId } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import type { StripeConfig } from '../../config.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Payment } from '../../subscriptions/payments.ts'

/** The payment provider. These calls only make requests and are idempotent; results arrive by webhook. */
export type PaymentProvider = {
  kind: 'provider' | 'testCheckout' | 'off'
  /** The currencies every plan can be paid in; null for all. */
  sells(currency: Currency): boolean
  /** The payment link for a plan. Null unless `kind` is `provider`: otherwise the checkout is our own page. */
  linkOf(plan: PlanId, currency: Currency): string | null
  /**
   * Refunds the whole price and ends the subscription the payment belongs to.
   * @throws 503 PAYMENTS_UNAVAILABLE
   */
  refund(payment: Payment): Promise<void>
  /**
   * Ends a subscription once its paid period is over.
   * @throws 503 PAYMENTS_UNAVAILABLE
   */
  cancelRenewal(subscription: string): Promise<void>
  /**
   * Ends a subscription immediately.
   * @throws 503 PAYMENTS_UNAVAILABLE
   */
  endSubscription(subscription: string): Promise<void>
}

const off = async (): Promise<never> => {
  throw new ProblemError('PAYMENTS_OFF')
}
export const noProvider: PaymentProvider = {
  kind: 'off',
  sells: () => true,
  linkOf: () => null,
  ...{ refund: off, cancelRenewal: off },
  // There is no charge to stop.
  endSubscription: async () => {},
}

/** @param logger gets the provider's reasons for refusing, but never our key */
export function stripeProvider(config: StripeConfig, logger: Pick<FastifyBaseLogger, 'warn'>): PaymentProvider {
  const { secretKey, apiUrl, links } = config
  const address = apiUrl === null ? undefined : new URL(apiUrl)
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: 2,
    timeout: 20_000,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === 'http:' ? 'http' : 'https',
    }),
  })

  /** @param done the provider's code for something already done */
  async function asking<T>(what: string, call: () => Promise<T>, done?: string): Promise<T | undefined> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      if (done !== undefined && error.code === done) return undefined
      logger.warn({ code: error.code, status: error.statusCode, what }, 'the payment provider refused a request')
      throw new ProblemError('PAYMENTS_UNAVAILABLE')
    }
  }

  /** A renewal's payment is identified only by its invoice. */
  async function paymentIntentOf({ paymentIntent, invoice }: Payment): Promise<string | null> {
    if (paymentIntent !== null || invoice === null) return paymentIntent
    const found = await asking('invoicePayments.list', () => stripe.invoicePayments.list({ invoice, limit: 1 }))
    const intent = found?.data[0]?.payment.payment_intent ?? null
    return typeof intent === 'string' ? intent : (intent?.id ?? null)
  }

  const endSubscription = async (subscription: string): Promise<void> => {
    await asking('subscriptions.cancel', () => stripe.subscriptions.cancel(subscription), 'resource_missing')
  }

  return {
    kind: 'provider',
    sells: (currency) =>
      Object.values(links).every((each) => each.some((link) => link.currency === null || link.currency === currency)),
    linkOf: (plan, currency) =>
      links[plan].find((each) => each.currency === currency || each.currency === null)?.link ?? null,
    async refund(payment) {
      const paymentIntent = await paymentIntentOf(payment)
      if (paymentIntent === null) throw new ProblemError('PAYMENTS_UNAVAILABLE')
      const refund = { payment_intent: paymentIntent, reason: 'requested_by_customer' } as const
      const once = { idempotencyKey: `refund-${payment.id}` }
      await asking('refunds.create', () => stripe.refunds.create(refund, once), 'charge_already_refunded')
      if (payment.subscription !== null) await endSubscription(payment.subscription)
    },
    async cancelRenewal(subscription) {
      await asking('subscriptions.update', () =>
        stripe.subscriptions.update(subscription, { cancel_at_period_end: true }),
      )
    },
    endSubscription,
  }
}
