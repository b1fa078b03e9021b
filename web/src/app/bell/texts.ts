/** UI text around the notifications, which bring their own text. */
export const bellTexts = {
  title: 'Notifications',
  none: 'Notifications',
  unread: (count: number) => (count === 1 ? '1 new notification' : `${count} new notifications`),
  isNew: 'New',
  settings: 'Email settings',
  older: 'Show older',
  empty: { fact: 'Nothing yet.', support: 'Scorecards, invitations and changes to your plan show up here.' },
  failed: 'We couldn’t load your notifications. Nothing has been lost.',
  again: 'Try again',
} as const
