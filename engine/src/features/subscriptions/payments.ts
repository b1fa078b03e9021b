import { isDeepStrictEqual } from 'node:util'
import { fixedPeriodsMs, membershipAt } from '@greenroom/shared/rules'
import type { FastifyBaseLogger } from 'fastify'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../../platform/personalData.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Collection, Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'
import { openPaymentRecords, type Payment } from '../../subscriptions/payments.ts'
import type { PaidStanding } from '../../subscriptions/records.ts'
import type { Current, SubscriptionState, Subscriptions } from '../../subscriptions/subscriptions.ts'
import { type Fact, factSchema } from './facts.ts'
import { type FoldedPayment, type Standing, standingOf } from './standing.ts'
import type { ReadEvent } from './stripeFormat.ts'

const eventSchema = z.object({
  id: z.string(),
  type: z.string(),
  fact: factSchema,
  /** The user who paid; null until known. */
  userId: z.int().nullable(),
  /** Facts that may reveal who paid. */
  referredUserId: z.int().nullable(),
  customer: z.string().nullable(),
  subscription: z.string().nullable(),
  paymentIntent: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(['received', 'applied', 'unclaimed']),
  receivedAt: z.number(),
})
type PaymentEvent = z.infer<typeof eventSchema>

export type Payments = {
  /** Stores the provider's event and applies it once. Resolves when both are done. */
  receive(event: ReadEvent): Promise<void>
  standingOf(userId: number): Promise<Standing>
  /** Latest first. */
  paymentsOf(userId: number): Promise<Payment[]>
  /**
   * Records that a refund was requested.
   * @returns whether the request is new
   */
  askRefund(payment: Payment): Promise<boolean>
  /** Reverts a refund request because the provider couldn't be reached. */
  takeBackRefund(paymentId: string): Promise<void>
  /** Applies events that a stopped engine left behind, and events whose payer has since become known. */
  sweep(): Promise<void>
  /** Deletes events without a payer after their retention period. */
  removeUnclaimed(): Promise<void>
  personalData: PersonalData
}

export type PaymentsOptions = {
  subscriptions: Pick<Subscriptions, 'changePaid'>
  userExists: (userId: number) => Promise<boolean>
  userIdByEmail: (email: string) => Promise<number | null>
  /** The interview date our checkout was made for. */
  interviewDateOf: (checkoutId: string, userId: number) => Promise<string | null>
  /** Mails the receipt, once per payment. */
  sendReceipt: (payment: Payment) => Promise<void>
  /** Mails that part of the payment was refunded. */
  tellPartBack: (payment: Payment) => Promise<void>
  /** Ends a subscription immediately at the provider. */
  endSubscription: (subscription: string) => Promise<void>
  logger: Pick<FastifyBaseLogger, 'info' | 'warn'>
  now: () => number
}

const subscriptionIn = (fact: Fact): string | null => ('subscription' in fact ? fact.subscription || null : null)
const paymentIntentIn = (fact: Fact): string | null => ('paymentIntent' in fact ? fact.paymentIntent : null)

export function openPayments(store: Store, options: PaymentsOptions): Payments {
  const { subscriptions, userExists, userIdByEmail, interviewDateOf, sendReceipt, tellPartBack, logger, now } = options
  const events: Collection<PaymentEvent> = store.collection({
    name: 'paymentEvents',
    unique: [],
    indexes: [
      ['userId'],
      ['customer', 'userId'],
      ['subscription', 'userId'],
      ['paymentIntent', 'userId'],
      ['email', 'userId'],
      ['status', 'receivedAt'],
    ],
    parse: (stored) => eventSchema.parse(stored),
  })
  const payments = openPaymentRecords(store)

  async function factsOf(userId: number): Promise<Fact[]> {
    const facts: Fact[] = []
    for await (const { fact } of everyDocument(events, { userId })) facts.push(fact)
    return facts
  }

  /** The user who paid: by our link's reference, by other facts about the same payment, or by the email. */
  async function whoseIs(event: PaymentEvent): Promise<number | null> {
    const { referredUserId, email } = event
    if (referredUserId !== null && (await userExists(referredUserId))) return referredUserId
    for (const field of ['subscription', 'paymentIntent', 'customer'] as const) {
      const value = event[field]
      if (value === null) continue
      const [known] = await events.find({ where: { [field]: value, userId: { gt: 0 } }, limit: 1 })
      if (known?.userId) return known.userId
    }
    return email === null ? null : userIdByEmail(email)
  }

  /** Assigns earlier events to the payer once they are known. */
  async function adopt(event: PaymentEvent, userId: number): Promise<void> {
    for (const field of ['subscription', 'paymentIntent', 'customer'] as const) {
      const value = event[field]
      if (value === null) continue
      for await (const { id } of everyDocument(events, { [field]: value, userId: null }))
        await events.update(id, { userId, status: 'applied' }, { userId: null })
    }
  }

  async function process(event: PaymentEvent): Promise<void> {
    const userId = event.userId ?? (await whoseIs(event))
    if (userId === null) {
      const { id, type } = event
      if (event.status !== 'unclaimed') logger.warn({ eventId: id, type }, 'a payment without a known account')
      await events.update(id, { status: 'unclaimed' }, { userId: null })
      return
    }
    if (event.userId === null) await events.update(event.id, { userId }, { userId: null })
    await adopt(event, userId)
    await applyTo(userId, event)
    await events.update(event.id, { status: 'applied' })
  }

  /** Repeats until nothing changes, because another engine may store something in the meantime. */
  async function applyTo(userId: number, { id, type }: Pick<PaymentEvent, 'id' | 'type'>): Promise<void> {
    for (let changed = true; changed; ) {
      const decide = async (current: Current) => {
        const {
          payments: _payments,
          paidUntil: _paidUntil,
          subscription: _subscription,
          ...paid
        } = standingOf(await factsOf(userId))
        if (isDeepStrictEqual(current?.paid ?? neverPaid, paid)) return null
        return { state: withPaid(current, paid, now()), paid }
      }
      const by = { kind: 'webhook', eventId: id } as const
      changed = (await subscriptions.changePaid({ userId, by, reason: type, decide })) === 'changed'
    }
    await project(userId)
  }

  /** Updates each payment from the facts and mails its receipt. */
  async function project(userId: number): Promise<void> {
    for (let seen = -1; ; ) {
      const facts = await factsOf(userId)
      if (facts.length === seen) return
      seen = facts.length
      for (const folded of standingOf(facts).payments) await keep(recordOf(userId, folded))
    }
  }

  async function keep(payment: Payment): Promise<void> {
    const { id, refundAskedAt: _asked, receiptSentAt: _sent, ...told } = payment
    // A partial refund is only recorded after its mail, even if it arrived before the payment.
    const fresh = { ...payment, partBack: null, partBackAt: null }
    const known = (await payments.insert(fresh)) === 'duplicate' ? await payments.get(id) : fresh
    if (known !== undefined) {
      const isAsked = told.status === 'paid' && known.refundAskedAt !== null
      // Mail first, then record. If an engine stops in between, the mail is repeated under the same id, so it is sent
      // only once.
      if (told.partBack !== null && told.partBack !== known.partBack) await tellPartBack(payment)
      await payments.update(id, { ...told, status: isAsked ? 'refund_asked' : told.status })
    }
    if (told.status !== 'paid' || known?.receiptSentAt) return
    await sendReceipt(payment)
    await payments.update(id, { receiptSentAt: new Date(now()).toISOString() })
  }

  return {
    async receive({ id, type, fact, customer, email, reference }) {
      const interviewDate =
        reference?.checkoutId == null ? null : await interviewDateOf(reference.checkoutId, reference.userId)
      const event: PaymentEvent = {
        ...{ id, type, userId: null, referredUserId: reference?.userId ?? null, customer, email },
        fact: fact.kind === 'checkout' ? { ...fact, interviewDate } : fact,
        subscription: subscriptionIn(fact),
        paymentIntent: paymentIntentIn(fact),
        status: 'received',
        receivedAt: now(),
      }
      const known = (await events.insert(event)) === 'duplicate' ? await events.get(id) : event
      if (known !== undefined && known.status !== 'applied') await process(known)
    },
    standingOf: async (userId) => standingOf(await factsOf(userId)),
    paymentsOf: (userId) => payments.find({ where: { userId }, sort: [['startedAt', 'desc']] }),
    askRefund: ({ id }) =>
      payments.update(id, { status: 'refund_asked', refundAskedAt: new Date(now()).toISOString() }, { status: 'paid' }),
    async takeBackRefund(id) {
      await payments.update(id, { status: 'paid', refundAskedAt: null }, { status: 'refund_asked' })
    },
    async sweep() {
      for (const status of ['received', 'unclaimed'] as const) {
        // Very recent events are still being applied.
        for await (const event of everyDocument(events, { status, receivedAt: { lte: now() - settledAfterMs } }))
          await process(event)
      }
    },
    removeUnclaimed: () =>
      removeAll(events, { status: 'unclaimed', receivedAt: { lte: now() - fixedPeriodsMs.unclaimedPayment } }),
    personalData: {
      collections: ['paymentEvents', 'payments'],
      async *exported({ userId }) {
        yield jsonListFile('payments.json', everyDocument(payments, { userId }))
        yield jsonListFile('payment-events.json', everyDocument(events, { userId }))
      },
      async erase({ userId, emails }) {
        // A deleted account must stop paying.
        const { subscription, renews } = standingOf(await factsOf(userId))
        if (subscription !== null && renews) await options.endSubscription(subscription)
        await removeAll(payments, { userId })
        await removeAll(events, { userId })
        for (const email of emails) await removeAll(events, { email, userId: null })
      },
    },
  }
}

const settledAfterMs = 5_000
const neverPaid: PaidStanding = { tier: 'FREE', plan: null, expiresAt: null, renews: false, isPending: false }
const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString())

/**
 * The subscription that results from payments. Administrators and creators stay as they are. A manually granted tier
 * stays if it lasts longer than the paid one.
 */
export function withPaid(current: Current, paid: PaidStanding, now: number): SubscriptionState {
  const expiry = iso(paid.expiresAt)
  const { subscriptionTier } = membershipAt(
    { displayName: '', subscriptionTier: paid.tier, subscriptionExpiry: expiry },
    new Date(now),
  )
  const isOver = paid.tier === 'PREMIUM' && subscriptionTier === 'FREE'
  const fromPayments: SubscriptionState = isOver
    ? { tier: paid.isPending ? 'PENDING' : 'FREE', plan: null, expiry: null, renews: false }
    : { tier: paid.tier, plan: paid.plan, expiry, renews: paid.renews }
  if (current === null) return fromPayments
  const { paid: _paid, ...kept } = current
  if (kept.tier === 'ADMIN' || kept.tier === 'CONTENT_CREATOR') return kept
  const wasGiven = kept.tier === 'PREMIUM' && kept.plan === null
  const lastsLonger = kept.expiry === null || (expiry !== null && kept.expiry >= expiry)
  const isRunning = kept.expiry === null || Date.parse(kept.expiry) >= now
  if (wasGiven && isRunning && (fromPayments.tier !== 'PREMIUM' || lastsLonger)) return kept
  return fromPayments
}

function recordOf(userId: number, folded: FoldedPayment): Payment {
  const { id, plan, amount, currency, status, startedAt, paidAt, refundedAt, paymentIntent, invoice, subscription } =
    folded
  const { partBack, partBackAt } = folded
  return {
    ...{
      id,
      userId,
      plan,
      amount,
      currency,
      status,
      paymentIntent,
      invoice,
      subscription,
      refundAskedAt: null,
      receiptSentAt: null,
    },
    startedAt: new Date(startedAt).toISOString(),
    paidAt: iso(paidAt),
    refundedAt: iso(refundedAt),
    partBack,
    partBackAt: iso(partBackAt),
  }
}
