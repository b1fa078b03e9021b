export const pageTexts = {
  contents: 'On this page',
  latest: {
    loading: 'Loading the list',
    failed: 'We couldn’t load the list.',
    again: 'Try again',
    none: 'Nothing here right now.',
  },
  articles: {
    feed: 'Follow the feed',
    by: (author: string, day: string, minutes: number) => `${author}, ${day}, ${minutes} min`,
    loading: 'Loading the articles',
    failed: 'We couldn’t load the articles.',
    again: 'Try again',
    none: 'No articles yet.',
    badges: { premium: 'Premium', coming_soon: 'Coming soon' },
  },
  form: {
    optional: (label: string) => `${label} (optional)`,
    choose: 'Choose one',
    trap: 'Leave this empty',
    fix: (count: number) => (count === 1 ? 'Please fix one field.' : `Please fix ${count} fields.`),
    thanks: 'Thank you. We’ve received your answers.',
    preview: 'This is a preview. Nothing was sent.',
  },
  applications: {
    address: (email: string) => `Your email goes to ${email}.`,
    none: 'You can’t apply by email on this site yet.',
    unreachable: 'We couldn’t load the email address. Reload the page to try again.',
  },
} as const
