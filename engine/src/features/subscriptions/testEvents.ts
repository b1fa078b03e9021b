import type { TestPayment } from '@greenroom/shared/wire'
import type { CheckoutRecord, CheckoutStatus } from './checkouts.ts'
import { referenceOf } from './stripeFormat.ts'

type Happens = TestPayment['happens']

/** The actions possible in each state, and the state each leads to. */
export const testTransitions: Readonly<Record<Happens, { from: CheckoutStatus; to: CheckoutStatus }>> = {
  pay: { from: 'open', to: 'paid' },
  payLater: { from: 'open', to: 'pending' },
  paymentArrives: { from: 'pending', to: 'paid' },
  paymentFails: { from: 'pending', to: 'failed' },
  renew: { from: 'paid', to: 'paid' },
  endSubscription: { from: 'paid', to: 'ended' },
  refund: { from: 'paid', to: 'refunded' },
  openDispute: { from: 'paid', to: 'disputed' },
  winDispute: { from: 'disputed', to: 'paid' },
  loseDispute: { from: 'disputed', to: 'ended' },
}

const seconds = (ms: number): number => Math.floor(ms / 1000)
const testPrefix = '_test_'

/** The checkout's id, from the test ids `sub_test_{checkoutId}` and `pi_test_{checkoutId}_{month}`. */
export const checkoutIdIn = (id: string): string | null => /_test_([0-9a-f]+)/.exec(id)?.[1] ?? null

export type TestFacts = Pick<
  CheckoutRecord,
  'id' | 'userId' | 'plan' | 'currency' | 'amount' | 'createdAt' | 'periods'
> & {
  paid: number
  email: string
}

/**
 * Creates the payment provider's events, in Stripe's format. Their ids are derived from the action, so a repeat is the
 * same event.
 * @param at ms since 1970
 */
export function testEvents(happens: Happens | 'cancelRenewal', checkout: TestFacts, at: number): object[] {
  const { id, userId, plan, currency, amount, paid, email, periods } = checkout
  const isBoost = plan === 'boost'
  const own = (kind: string): string => `${kind}${testPrefix}${id}`
  const month = happens === 'renew' ? periods : Math.max(periods - 1, 0)
  const event = (type: string, object: object, nth = 0) => ({
    id: `evt${testPrefix}${id}_${type.replaceAll('.', '_')}_${nth}`,
    object: 'event',
    api_version: '2026-10-29.test',
    created: seconds(at),
    livemode: false,
    type,
    data: { object },
  })
  const customer = own('cus')
  const paymentIntent = `${own('pi')}_${month}`
  const money = { currency: currency.toLowerCase() }
  const session = (paymentStatus: 'paid' | 'unpaid') => ({
    id: own('cs'),
    object: 'checkout.session',
    mode: isBoost ? 'subscription' : 'payment',
    client_reference_id: referenceOf(userId, id),
    customer,
    customer_details: { email },
    payment_intent: isBoost ? null : paymentIntent,
    invoice: isBoost ? `${own('in')}_0` : null,
    subscription: isBoost ? own('sub') : null,
    payment_status: paymentStatus,
    amount_subtotal: amount,
    amount_total: paid,
    ...money,
    metadata: { plan },
  })
  const invoice = () => ({
    id: `${own('in')}_${month}`,
    object: 'invoice',
    customer,
    customer_email: email,
    parent: { subscription_details: { subscription: own('sub'), metadata: {} } },
    payments: { data: [{ payment: { type: 'payment_intent', payment_intent: paymentIntent } }] },
    billing_reason: month === 0 ? 'subscription_create' : 'subscription_cycle',
    amount_paid: month === 0 ? paid : amount,
    ...money,
    lines: { data: [{ period: { start: seconds(at), end: seconds(monthsAfter(checkout.createdAt, month + 1)) } }] },
  })
  const subscription = (ends: { cancel_at_period_end: boolean; status: string; ended_at: number | null }) => ({
    ...{ id: own('sub'), object: 'subscription', customer },
    ...ends,
  })
  const charge = () => ({
    ...{ id: `${own('ch')}_${month}`, object: 'charge', customer, payment_intent: paymentIntent, ...money },
    ...{ created: seconds(at), amount: month === 0 ? paid : amount, refunded: true },
    amount_refunded: month === 0 ? paid : amount,
  })
  const dispute = (status: string) => ({
    ...{
      id: `${own('dp')}_${month}`,
      object: 'dispute',
      payment_intent: paymentIntent,
      amount: paid,
      ...money,
      status,
    },
  })
  const completed = (status: 'paid' | 'unpaid') => event('checkout.session.completed', session(status))
  const ended = () =>
    event(
      'customer.subscription.deleted',
      subscription({ cancel_at_period_end: false, status: 'canceled', ended_at: seconds(at) }),
    )
  switch (happens) {
    case 'pay':
      return isBoost ? [event('invoice.paid', invoice()), completed('paid')] : [completed('paid')]
    case 'payLater':
      return [completed('unpaid')]
    case 'paymentArrives':
      return [
        event('checkout.session.async_payment_succeeded', session('paid')),
        ...(isBoost ? [event('invoice.paid', invoice())] : []),
      ]
    case 'paymentFails':
      return [event('checkout.session.async_payment_failed', session('unpaid'))]
    case 'renew':
      return [event('invoice.paid', invoice(), month)]
    case 'cancelRenewal':
      return [
        event(
          'customer.subscription.updated',
          subscription({ cancel_at_period_end: true, status: 'active', ended_at: null }),
        ),
      ]
    case 'endSubscription':
      return [ended()]
    case 'refund':
      return [event('charge.refunded', charge(), month), ...(isBoost ? [ended()] : [])]
    case 'openDispute':
      return [event('charge.dispute.created', dispute('needs_response'))]
    case 'winDispute':
      return [event('charge.dispute.closed', dispute('won'))]
    case 'loseDispute':
      return [event('charge.dispute.closed', dispute('lost'))]
  }
}

function monthsAfter(time: number, months: number): number {
  const [from, to] = [new Date(time), new Date(time)]
  to.setUTCMonth(from.getUTCMonth() + months)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to.getTime()
}
