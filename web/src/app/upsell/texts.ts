/** What is offered, and to whom (spec §6). */
export const upsellTexts = {
  account: {
    said: 'With an account your interviews and scorecards are kept, free of charge.',
    action: 'Create an account',
    to: '/signup',
  },
  plan: {
    said: 'You are on the free plan. A plan adds tokens for more interviews each month.',
    action: 'See the plans',
    to: '/app/subscriptions',
  },
} as const
