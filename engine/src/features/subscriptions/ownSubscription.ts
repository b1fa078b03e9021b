import { currencies, dayMs, membershipAt, moneyBackDays } from '@greenroom/shared/rules'
import type { OwnPayment, OwnSubscription } from '@greenroom/shared/wire'
import type { Payment } from '../../subscriptions/payments.ts'
import type { Subscriptions } from '../../subscriptions/subscriptions.ts'
import type { Standing } from './standing.ts'

const isBack = ({ status, refundAskedAt }: Payment): boolean => status === 'refunded' || refundAskedAt !== null

/**
 * The end of the period in which a payment can be refunded in full, ms since 1970; null if it can't be. The terms allow
 * one refund per plan.
 */
export function refundableUntil(payment: Payment, all: readonly Payment[], now: number): number | null {
  const { id, plan, status, paidAt } = payment
  if (status !== 'paid' || plan === null || paidAt === null) return null
  const hadItBack = all.some((each) => each.id !== id && each.plan === plan && isBack(each))
  const until = Date.parse(paidAt) + moneyBackDays * dayMs
  return hadItBack || until < now ? null : until
}

/** The active subscription that renews; null if there is nothing to cancel. */
export const renewing = ({ tier, renews, subscription, paidUntil }: Standing, now: number): string | null =>
  tier === 'PREMIUM' && renews && paidUntil !== null && paidUntil > now ? subscription : null

export function ownSubscriptionOf(
  stored: Awaited<ReturnType<Subscriptions['byUserId']>>,
  { standing, payments, now }: { standing: Standing; payments: readonly Payment[]; now: number },
): OwnSubscription {
  const { subscriptionTier, subscriptionExpiry } = membershipAt(stored, new Date(now))
  const plan = subscriptionTier === 'PREMIUM' ? (stored?.plan ?? null) : null
  const renews = plan !== null && (stored?.renews ?? false)
  const paidUntil = plan !== null && plan === standing.plan ? standing.paidUntil : null
  return {
    ...{ subscriptionTier, subscriptionExpiry, plan, renews },
    paidUntil: paidUntil === null ? (plan === null ? null : subscriptionExpiry) : new Date(paidUntil).toISOString(),
    canCancel: renewing(standing, now) !== null,
    payments: payments.map((payment): OwnPayment => {
      const until = refundableUntil(payment, payments, now)
      const currency = currencies.find((each) => each === payment.currency)
      return {
        ...{ paymentId: payment.id, plan: payment.plan, status: payment.status },
        paid: currency === undefined ? null : { amount: payment.amount, currency },
        partBack: currency === undefined || payment.partBack === null ? null : { amount: payment.partBack, currency },
        at: payment.paidAt ?? payment.startedAt,
        refundableUntil: until === null ? null : new Date(until).toISOString(),
      }
    }),
  }
}
