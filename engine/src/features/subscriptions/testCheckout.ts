import { stripeWebhookPath, type TestCheckout, type TestPayment, testCheckoutSchema } from '@greenroom/shared/wire'
import Stripe from 'stripe'
import { ProblemError } from '../../platform/problems.ts'
import type { CheckoutRecord, Checkouts } from './checkouts.ts'
import { noProvider, type PaymentProvider } from './provider.ts'
import { checkoutIdIn, testEvents, testTransitions } from './testEvents.ts'

export type TestCheckouts = {
  provider: PaymentProvider
  shown(checkout: CheckoutRecord): Promise<TestCheckout>
  /** @throws 400 COUPON_UNKNOWN, 409 CHECKOUT_OVER, 503 PAYMENTS_UNAVAILABLE */
  happens(
    checkout: CheckoutRecord,
    payment: { happens: TestPayment['happens']; coupon: string | null },
  ): Promise<TestCheckout>
}

export type TestCheckoutsOptions = {
  checkouts: Checkouts
  /** Upper-case coupons, with their discount in percent. */
  coupons: ReadonlyMap<string, number>
  /** The webhook signing key. */
  secret: string
  emailOf: (userId: number) => Promise<string>
  /** This engine's address. */
  engineUrl: () => string
  now: () => number
}

/**
 * Stands in for the payment provider during development. It takes no money, but sends the same signed webhooks over
 * HTTP.
 */
export function openTestCheckouts(options: TestCheckoutsOptions): TestCheckouts {
  const { checkouts, coupons, secret, emailOf, engineUrl, now } = options
  const percentOf = (coupon: string | null): number => (coupon === null ? 0 : (coupons.get(coupon.toUpperCase()) ?? 0))
  const dueOf = ({ amount }: CheckoutRecord, coupon: string | null): number =>
    Math.round((amount * (100 - percentOf(coupon))) / 100)

  async function send(event: object): Promise<void> {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(now() / 1000)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const answer = await fetch(new URL(stripeWebhookPath, engineUrl()), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    }).catch(() => null)
    if (answer?.status !== 200) throw new ProblemError('PAYMENTS_UNAVAILABLE')
  }

  async function report(
    happens: Parameters<typeof testEvents>[0],
    checkout: CheckoutRecord,
    paid: number,
  ): Promise<void> {
    const email = await emailOf(checkout.userId)
    for (const event of testEvents(happens, { ...checkout, paid, email }, now())) await send(event)
  }

  async function shown(checkout: CheckoutRecord): Promise<TestCheckout> {
    const { id: checkoutId, plan, amount, currency, coupon, status, paid, userId } = checkout
    return testCheckoutSchema.parse({
      ...{ checkoutId, plan, coupon, status, email: await emailOf(userId) },
      price: { amount, currency },
      discountPercent: percentOf(coupon),
      due: { amount: paid ?? dueOf(checkout, coupon), currency },
    })
  }

  async function known(id: string): Promise<CheckoutRecord> {
    const checkout = await checkouts.get(checkoutIdIn(id) ?? '')
    if (checkout === undefined) throw new ProblemError('PAYMENTS_UNAVAILABLE')
    return checkout
  }

  async function happens(
    checkout: CheckoutRecord,
    { happens: what, coupon = null }: { happens: TestPayment['happens']; coupon: string | null },
  ): Promise<TestCheckout> {
    const { from, to } = testTransitions[what]
    const isBoost = checkout.plan === 'boost'
    // A second click changes nothing.
    if (checkout.status === to && what !== 'renew') return shown(checkout)
    if (checkout.status !== from || ((what === 'renew' || what === 'endSubscription') && !isBoost))
      throw new ProblemError('CHECKOUT_OVER')
    if (coupon !== null && !coupons.has(coupon.toUpperCase())) throw new ProblemError('COUPON_UNKNOWN')
    const code = coupon ?? checkout.coupon
    const paid = checkout.paid ?? dueOf(checkout, code)
    await report(what, checkout, paid)
    const begins = from === 'open'
    const isPaidNow = to === 'paid' && what !== 'winDispute'
    await checkouts.change(
      checkout.id,
      {
        ...{ status: to, paid, openFor: null },
        ...(begins && { coupon: code }),
        ...(isPaidNow && { periods: checkout.periods + 1 }),
      },
      from,
    )
    return shown((await checkouts.get(checkout.id)) ?? checkout)
  }

  return {
    shown,
    happens,
    provider: {
      ...noProvider,
      kind: 'testCheckout',
      async refund({ paymentIntent }) {
        await happens(await known(paymentIntent ?? ''), { happens: 'refund', coupon: null })
      },
      async cancelRenewal(subscription) {
        const checkout = await known(subscription)
        await report('cancelRenewal', checkout, checkout.paid ?? 0)
      },
      async endSubscription(subscription) {
        const checkout = await checkouts.get(checkoutIdIn(subscription) ?? '')
        if (checkout?.status === 'paid') await happens(checkout, { happens: 'endSubscription', coupon: null })
      },
    },
  }
}
