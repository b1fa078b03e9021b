export const publishedTexts = {
  loading: 'Loading the page',
  failed: 'The page could not be read just now.',
  again: 'Try again',
  unknown: {
    title: 'Page not found',
    body: 'It may have been moved or taken off the site.',
    action: 'Go to the start',
  },
  signIn: {
    title: 'Sign in to read this page',
    body: 'This page is for people with an account.',
    action: 'Sign in',
  },
} as const
