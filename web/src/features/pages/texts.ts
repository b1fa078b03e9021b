export const publishedTexts = {
  loading: 'Loading the page',
  failed: 'We couldn’t load the page.',
  again: 'Try again',
  unknown: {
    title: 'Page not found',
    body: 'It may have been moved or removed.',
    action: 'Go to the home page',
  },
  signIn: {
    title: 'Sign in to read this page',
    body: 'You need an account to read this page.',
    action: 'Sign in',
  },
} as const
