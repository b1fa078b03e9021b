export const blogTexts = {
  title: 'Blog',
  lead: 'Notes on interviewing, and how to prepare for it.',
  feed: 'Follow the feed',
  by: (author: string, day: string, minutes: number) => `${author}, ${day}, ${minutes} min`,
  loading: 'Loading the articles',
  failed: 'We couldn’t load the articles.',
  again: 'Try again',
  none: 'No articles yet.',
  unknown: {
    title: 'Article not found',
    body: 'It may have been renamed. All articles are in the list.',
    action: 'See all articles',
  },
  locked: {
    premium: { body: 'This article is included in every paid plan.', action: 'See the plans' },
    coming_soon: { body: 'This article isn’t out yet.', action: 'See all articles' },
  },
  badges: { premium: 'Premium', coming_soon: 'Coming soon' },
  back: 'All articles',
  practise: 'Practise it',
  challenge: (title: string) => `Solve ${title}`,
  more: 'Read next',
} as const
