import { type PlanId, planEnd } from '@greenroom/shared/rules'
import type { PaidStanding } from '../../subscriptions/records.ts'
import type { Fact } from './facts.ts'

/** A payment, derived from the facts. Times in ms since 1970. */
export type FoldedPayment = {
  id: string
  plan: PlanId | null
  interviewDate: string | null
  amount: number
  currency: string
  status: 'pending' | 'paid' | 'failed' | 'refunded' | 'disputed'
  startedAt: number
  paidAt: number | null
  refundedAt: number | null
  /** How much was refunded, in hundredths, and when; both null after a full refund. */
  partBack: number | null
  partBackAt: number | null
  paymentIntent: string | null
  invoice: string | null
  subscription: string | null
  /** The end of the period an invoice paid for. */
  periodEnd: number | null
}

/**
 * `paidUntil` is the end of the paid period; Boost access lasts a little longer while it renews. `subscription`: the
 * active one.
 */
export type Standing = PaidStanding & {
  paidUntil: number | null
  subscription: string | null
  payments: FoldedPayment[]
}

/** The provider takes about an hour to charge for the next month. Nobody should lose access in the meantime. */
export const renewalGraceMs = 24 * 60 * 60_000
/** A refund that names no payment or invoice is matched to a charge for the same amount within this long of it. */
const sameChargeMs = 2 * 24 * 60 * 60_000

type Of<K extends Fact['kind']> = Extract<Fact, { kind: K }>
const only = <K extends Fact['kind']>(facts: readonly Fact[], kind: K): Of<K>[] =>
  facts.filter((fact): fact is Of<K> => fact.kind === kind)

/** Derives a user's standing from all known facts about their payments. Neither their order nor repetitions matter. */
export function standingOf(given: readonly Fact[]): Standing {
  const facts = [...new Map(given.map((fact) => [fact.eventId, fact])).values()].toSorted(
    (one, other) => one.at - other.at || (one.eventId < other.eventId ? -1 : 1),
  )
  const payments = judged(paymentsIn(facts), facts)
  const renewal = new Map(only(facts, 'subscription').map((fact) => [fact.subscription, fact.renews]))
  // A subscription that has ended stays ended, whatever arrives later.
  const endedAt = new Map(
    only(facts, 'subscription').flatMap((each) => (each.endedAt === null ? [] : [[each.subscription, each.endedAt]])),
  )
  const renews = (subscription: string | null): boolean =>
    subscription !== null && !endedAt.has(subscription) && (renewal.get(subscription) ?? true)

  const isPending = payments.some(({ status }) => status === 'pending')
  const [best] = accesses(payments).toSorted(
    (one, other) => other.until - one.until || (one.plan < other.plan ? -1 : 1),
  )
  if (best === undefined) {
    const tier = isPending ? 'PENDING' : 'FREE'
    return {
      tier,
      plan: null,
      expiresAt: null,
      renews: false,
      isPending,
      paidUntil: null,
      subscription: null,
      payments,
    }
  }
  const goesOn = best.plan === 'boost' && renews(best.subscription)
  return {
    ...{ tier: 'PREMIUM', plan: best.plan, renews: goesOn, isPending, paidUntil: best.until, payments },
    expiresAt: best.until + (goesOn ? renewalGraceMs : 0),
    subscription: best.plan === 'boost' ? best.subscription : null,
  }

  /**
   * The access period of each payment. If a payment follows one for the same plan, its period begins where that one
   * ends.
   */
  function accesses(of: readonly FoldedPayment[]) {
    const lastEnd = new Map<PlanId, number>()
    return of.flatMap(({ status, plan, paidAt, interviewDate, periodEnd, subscription }) => {
      if (status !== 'paid' || plan === null || paidAt === null) return []
      const from = plan === 'target' ? paidAt : Math.max(paidAt, lastEnd.get(plan) ?? paidAt)
      const until = planEnd(plan, from, interviewDate) ?? periodEnd ?? aMonthAfter(paidAt)
      const ended = (subscription !== null && endedAt.get(subscription)) || Number.POSITIVE_INFINITY
      if (plan !== 'boost') lastEnd.set(plan, until)
      return [{ plan, until: Math.min(until, ended), subscription }]
    })
  }
}

/**
 * The payments in checkouts and invoices, earliest first. A subscription's first invoice is the same payment as its
 * checkout.
 */
function paymentsIn(facts: readonly Fact[]): FoldedPayment[] {
  const found = new Map<string, FoldedPayment>()
  const note = (id: string, at: number, told: Partial<FoldedPayment>) => {
    const known = found.get(id) ?? { ...nothing, id, startedAt: at }
    const news = Object.fromEntries(Object.entries(told).filter(([, value]) => value !== null))
    found.set(id, { ...known, ...news })
  }
  for (const fact of only(facts, 'checkout')) {
    const { at, outcome, plan, interviewDate, amount, currency, paymentIntent, invoice, subscription } = fact
    const id = subscription === null ? fact.checkout : `first-${subscription}`
    const before = found.get(id)
    // A payment that has succeeded stays paid, whatever arrives later.
    const status =
      before?.status === 'paid' || (before?.status === 'failed' && outcome === 'pending') ? before.status : outcome
    const paidAt = outcome === 'paid' ? (before?.paidAt ?? at) : null
    note(id, at, { status, paidAt, plan, interviewDate, amount, currency, paymentIntent, invoice, subscription })
  }
  for (const fact of only(facts, 'invoice')) {
    const { at, invoice, subscription, amount, currency, paymentIntent, periodEnd } = fact
    const id = fact.isFirst ? `first-${subscription}` : invoice
    const { paidAt } = found.get(id) ?? {}
    const told = { amount, currency, paymentIntent, invoice, subscription, periodEnd }
    note(id, at, { ...told, status: 'paid', plan: 'boost', paidAt: Math.min(paidAt ?? at, at) })
  }
  return [...found.values()].toSorted((one, other) => one.startedAt - other.startedAt || (one.id < other.id ? -1 : 1))
}

const nothing: Omit<FoldedPayment, 'id' | 'startedAt'> = {
  ...{ plan: null, interviewDate: null, amount: 0, currency: '', status: 'pending', paidAt: null, refundedAt: null },
  ...{ partBack: null, partBackAt: null },
  ...{ paymentIntent: null, invoice: null, subscription: null, periodEnd: null },
}

/** Removes fully refunded payments, and applies partial refunds, disputes and lost disputes. */
function judged(payments: FoldedPayment[], facts: readonly Fact[]): FoldedPayment[] {
  const outcomes = new Map<string, Of<'dispute'>>()
  for (const fact of only(facts, 'dispute'))
    if (fact.outcome !== 'open' || !outcomes.has(fact.dispute)) outcomes.set(fact.dispute, fact)
  const disputes = [...outcomes.values()].filter(({ outcome }) => outcome !== 'won')
  const refunds = only(facts, 'refund')
  const isOf = (payment: FoldedPayment, of: { paymentIntent: string | null; invoice?: string | null }): boolean =>
    (of.paymentIntent !== null && of.paymentIntent === payment.paymentIntent) ||
    (typeof of.invoice === 'string' && of.invoice === payment.invoice)
  /**
   * In newer versions of the provider's format, a renewal's charge names neither a payment nor an invoice. Identify it
   * by its amount and time.
   */
  const chargeOf = (refund: Of<'refund'>): FoldedPayment | undefined =>
    payments.find((payment) => isOf(payment, refund)) ??
    payments.find(
      ({ paymentIntent, paidAt, amount, currency }) =>
        paymentIntent === null &&
        paidAt !== null &&
        amount === (refund.charged ?? refund.amount) &&
        currency === refund.currency &&
        Math.abs(paidAt - refund.chargedAt) < sameChargeMs,
    )
  const back = new Map<string, Of<'refund'>>()
  for (const refund of refunds) {
    const payment = chargeOf(refund)
    if (payment === undefined) continue
    const known = back.get(payment.id)
    // Each event contains the total refunded so far, and they may arrive in any order. After a full refund nothing
    // changes.
    const isMore = known === undefined || refund.amount > known.amount || (refund.isFull && !known.isFull)
    if (isMore) back.set(payment.id, refund)
  }
  return payments.map((payment) => {
    const refund = back.get(payment.id)
    if (refund?.isFull) return { ...payment, status: 'refunded', refundedAt: refund.at }
    const kept = refund === undefined ? payment : { ...payment, partBack: refund.amount, partBackAt: refund.at }
    return disputes.some((dispute) => isOf(payment, dispute)) ? { ...kept, status: 'disputed' } : kept
  })
}

/** The same day of the next month, or that month's last day. The provider counts the same way. */
function aMonthAfter(time: number): number {
  const [from, to] = [new Date(time), new Date(time)]
  to.setUTCMonth(from.getUTCMonth() + 1)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return to.getTime()
}
