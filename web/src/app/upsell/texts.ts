import { locale } from '@greenroom/shared/english'
import { monthlyTokenGrants } from '@greenroom/shared/rules'

const number = new Intl.NumberFormat(locale)

/** Wording of the offers, and who gets them (spec §6). */
export const upsellTexts = {
  account: {
    said: 'Create a free account to keep your interviews and scorecards.',
    action: 'Create an account',
    to: '/signup',
  },
  plan: {
    said: `You’re on Free. A paid plan gives you ${number.format(monthlyTokenGrants.premium)} tokens a month instead of ${number.format(monthlyTokenGrants.free)}, and unlocks Premium content.`,
    action: 'See the plans',
    to: '/app/subscriptions',
  },
} as const
