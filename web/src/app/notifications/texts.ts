/** UI text for notifications about the whole page. */
export const notificationTexts = {
  dismiss: 'Dismiss',

  tokensLow: {
    title: 'You have a fifth of your tokens left',
    body: (left: string, renews: string) =>
      `You have ${left} for new interviews until ${renews}. Interviews you’ve started are covered.`,
    action: 'See the plans',
  },
  signedOut: {
    title: 'Your sign-in has expired',
    body: 'Anything marked “Saved” is safe. Sign in again, and you’ll come back to this page.',
  },
  signedOutWhileSending: {
    title: 'Your sign-in has expired',
    body: 'What you’ve typed is still here. Open a new tab, sign in, then come back and send it again.',
    action: 'Sign in (new tab)',
  },
} as const
