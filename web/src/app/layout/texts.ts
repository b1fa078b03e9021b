/** What header, guard and error pages say. */
export const layoutTexts = {
  skip: 'Skip to the content',
  home: 'Greenroom, home',
  navigation: 'Main',
  interviews: 'Interviews',
  signIn: 'Sign in',
  signUp: 'Create an account',
  signOut: 'Sign out',
  account: (name: string) => `account of ${name}`,
  appearance: 'Appearance',
  signOutFailed: 'You are still signed in: the server did not answer. Try again.',

  notFound: {
    title: 'There is no page here',
    body: 'The address may be mistyped, or the page is not part of Greenroom yet.',
    action: 'Go to the start page',
  },
  crashed: {
    title: 'This page broke',
    body: 'It is our fault, not yours. Interviews, code and answers that said “Saved” are safe on the server. Reload to go on.',
    action: 'Reload the page',
    details: 'What the browser said',
  },
  unreachable: {
    title: 'The server does not answer',
    body: 'Whatever said “Saved” is safe on the server. Check your connection and try again.',
    action: 'Try again',
  },
} as const
