import type { SubscriptionTier } from '@greenroom/shared/vocabulary'

/** UI text for subscriptions. */
export const subscriptionTexts = {
  title: 'Subscriptions',
  create: 'Create',
  people: (count: string) => (count === '1' ? '1 subscription, by user id' : `${count} subscriptions, by user id`),
  filters: { tier: 'Tier', plan: 'Plan', expires: 'Expires' },
  expires: [
    { value: 'past', label: 'ended' },
    { value: 'in7Days', label: 'within 7 days' },
    { value: 'in30Days', label: 'within 30 days' },
    { value: 'never', label: 'never' },
  ],
  columns: { id: 'Id', person: 'Person', tier: 'Tier', plan: 'Plan', expires: 'Expires' },
  ended: (day: string) => `ended ${day}`,
  now: (tier: SubscriptionTier) => `${tier} now`,
  none: 'No subscriptions yet',
  noneBody: 'Everyone is on FREE. Create a subscription to give someone a tier.',
  nothing: 'No match',
  nothingBody: 'Remove a filter, or shorten the search.',
  clear: 'Clear the filters',

  panel: 'One subscription',
  identity: (id: number, email: string) => `User ${id}, ${email}`,
  withoutSubscription: 'No subscription yet. This person is on FREE.',
  form: {
    tier: 'Tier',
    plan: 'Plan',
    noPlan: 'none',
    expires: 'Expires',
    never: 'Leave empty for no expiry.',
    freeHasNone: 'FREE has no expiry.',
    past: 'This date has passed, so the tier will change to FREE as soon as you save.',
    save: 'Save changes',
    create: 'Create',
    saved: 'Saved.',
    told: (name: string) => `${name} will be notified.`,
    money:
      'Saving doesn’t move any money. To refund someone, use the payment provider. The tier will then update automatically.',
    unchanged: 'Change the tier, the plan or the expiry date first.',
  },
  conflict: {
    title: 'Someone else just changed this subscription.',
    now: (tier: string, plan: string, expiry: string) =>
      `The subscription is now ${tier} (plan: ${plan}, expires: ${expiry}).`,
    kept: 'Your choices are still below. Save to overwrite the change.',
    take: 'Use the current values',
  },
  choose: {
    title: 'New subscription',
    body: 'Who is it for?',
    nobody: 'No match.',
    list: 'People',
  },
} as const
