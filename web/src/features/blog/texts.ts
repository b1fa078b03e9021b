export const blogTexts = {
  by: (author: string, day: string, minutes: number) => `${author}, ${day}, ${minutes} min`,
  loading: 'Loading the articles',
  failed: 'We couldn’t load the articles.',
  again: 'Try again',
  unknown: {
    title: 'Article not found',
    body: 'It may have been renamed. Look for it in the list.',
    action: 'See all articles',
  },
  locked: {
    premium: { body: 'This article is included in every paid plan.', action: 'See the plans' },
    coming_soon: { body: 'This article isn’t out yet.', action: 'See all articles' },
  },
  back: 'All articles',
  practise: 'Put it into practice',
  challenge: (title: string) => `Solve ${title}`,
  more: 'Read next',
} as const
