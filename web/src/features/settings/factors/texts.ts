/** UI text for confirming a change to how the user signs in. */
export const confirmationTexts = {
  password: 'Your password',
  code: 'Code from your authenticator app',
  orRecovery: 'Or a recovery code.',
  fresh: 'Signed in more than 10 minutes ago? Sign in again first.',
  again: (name: string) => `Sign in again with ${name}`,
  missing: 'Enter your password.',
  refusals: {
    WRONG_PASSWORD: 'Wrong password.',
    CODE_NEEDED: 'Enter a code from your authenticator app as well.',
    WRONG_CODE: 'Wrong code. Check it, or wait for the next one.',
    SIGN_IN_TOO_OLD: 'Sign in again first. You’ll then have 10 minutes to make this change.',
  },
} as const
