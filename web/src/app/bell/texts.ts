/** UI text around the notices, which bring their own text. */
export const bellTexts = {
  title: 'Notices',
  none: 'Notices',
  unread: (count: number) => (count === 1 ? '1 new notice' : `${count} new notices`),
  isNew: 'New',
  settings: 'Mail settings',
  older: 'Show older ones',
  empty: { fact: 'Nothing yet.', support: 'Scorecards, invitations and changes to your plan show up here.' },
  failed: 'We couldn’t load your notices. Nothing is lost.',
  again: 'Try again',
} as const
