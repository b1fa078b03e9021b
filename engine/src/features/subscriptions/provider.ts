import type { Currency, PlanId } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import Stripe from 'stripe'
import type { StripeConfig } from '../../config.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Payment } from '../../subscriptions/payments.ts'

/** Who takes the money. What it does it reports by webhooks; the calls only ask for it, and asking twice is no harm. */
export type PaymentProvider = {
  kind: 'provider' | 'testCheckout' | 'off'
  /** In which currencies every plan can be paid; null: in all of them. */
  sells(currency: Currency): boolean
  /** Where to pay for a plan; null if `kind` is not `provider`: that checkout is a page of ours. */
  linkOf(plan: PlanId, currency: Currency): string | null
  /** Gives the whole price back, and ends the subscription that it is of. @throws 503 PAYMENTS_UNAVAILABLE */
  refund(payment: Payment): Promise<void>
  /** Has a subscription end with the period that is paid for. @throws 503 PAYMENTS_UNAVAILABLE */
  cancelRenewal(subscription: string): Promise<void>
  /** Ends a subscription at once. @throws 503 PAYMENTS_UNAVAILABLE */
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
  // Nobody charges for it.
  endSubscription: async () => {},
}

/** @param logger told why the provider refused; never of its key */
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

  /** @param done the code of a refusal that says that it is so already */
  async function asking<T>(what: string, call: () => Promise<T>, done?: string): Promise<T | undefined> {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error
      if (done !== undefined && error.code === done) return undefined
      logger.warn({ code: error.code, status: error.statusCode, what }, 'the payment provider refused')
      throw new ProblemError('PAYMENTS_UNAVAILABLE')
    }
  }

  /** A renewal's payment is known by its invoice alone. */
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
