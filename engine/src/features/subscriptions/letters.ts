import { locale } from '@greenroom/shared/english'
import { type PlanId, plans } from '@greenroom/shared/rules'
import type { SubscriptionTier } from '@greenroom/shared/vocabulary'
import { dayAndYearOf } from '../../mail/days.ts'
import type { Letter } from '../../mail/letter.ts'

/** `€49.00`; a currency we don't know is written with its code. */
export const priceIn = (amount: number, currency: string): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount / 100)

export const receiptLetter = (
  name: string,
  of: {
    number: string
    plan: PlanId | null
    amount: number
    currency: string
    paidAt: number
    paidUntil: number | null
    renews: boolean
    refundableUntil: number
    url: string
  },
): Letter => ({
  subject: 'Your receipt',
  name,
  lines: [
    `Thank you. You paid ${priceIn(of.amount, of.currency)}, taxes included, for ${of.plan === null ? 'Greenroom' : plans[of.plan].name} on ${dayAndYearOf(of.paidAt)}.`,
    ...(of.paidUntil === null
      ? []
      : [
          of.renews
            ? `Your plan renews on ${dayAndYearOf(of.paidUntil)}. You can cancel any time before that.`
            : `Your plan lasts until ${dayAndYearOf(of.paidUntil)}.`,
        ]),
    `You can get a full refund until ${dayAndYearOf(of.refundableUntil)}. No questions asked.`,
    `Receipt number: ${of.number}`,
  ],
  action: { label: 'See my plan', url: of.url },
  footnotes: ['You’re getting this email because you paid for a plan. Keep it for your records.'],
})

export const partBackLetter = (
  name: string,
  of: { number: string; amount: number; currency: string; url: string },
): Letter => ({
  subject: 'We’ve refunded you',
  name,
  lines: [
    `We’ve refunded a total of ${priceIn(of.amount, of.currency)} to your original payment method. Your plan hasn’t changed.`,
    `Receipt number: ${of.number}`,
  ],
  action: { label: 'See my plan', url: of.url },
  footnotes: ['You’re getting this email because you paid for a plan. Keep it for your records.'],
})

/** A change, described by the state after it. `endsAt`: ms since 1970; null if it doesn't end. */
export type ChangedTo = { tier: SubscriptionTier; plan: PlanId | null; endsAt: number | null; renews: boolean }

const tierNames: Readonly<Record<SubscriptionTier, string>> = {
  PENDING: 'on Free',
  FREE: 'on Free',
  PREMIUM: 'on Premium',
  ADMIN: 'an admin',
  CONTENT_CREATOR: 'a content creator',
}

export const changedLetter = (name: string, { tier, plan, endsAt, renews }: ChangedTo, url: string): Letter => {
  const what = plan === null ? tierNames[tier] : `on ${plans[plan].name}`
  const until = endsAt === null ? '' : ` until ${dayAndYearOf(endsAt)}`
  const line =
    tier === 'FREE'
      ? 'You’re on Free now. You keep your interviews and scorecards.'
      : tier === 'PENDING'
        ? 'Your payment isn’t confirmed yet. Until it is, you’re on Free.'
        : `You’re ${what}${until}.${plan === 'boost' && !renews ? ' It won’t renew.' : ''}`
  return {
    subject: 'Your plan has changed',
    name,
    lines: [line],
    action: { label: 'See my plan', url },
    footnotes: ['If you didn’t expect this change, write to us through the contact page.'],
  }
}
