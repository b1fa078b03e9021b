import { shortestPassword } from '@greenroom/shared/wire'

/** What the sign-up and sign-in pages say. */
export const accountsTexts = {
  signUp: {
    title: 'Create an account',
    intro: 'So that your interviews and scorecards are there when you come back.',
    action: 'Create account',
    other: 'You have an account?',
    otherAction: 'Sign in',
    languageModel:
      'With an account you agree that a language model, where this site uses one, may find the interviewer’s words. It is sent what is said and written in an interview, never your email or an id. You can decline that where you choose an interview.',
    created: 'Your account exists, but signing in did not work yet. Press the button again.',
  },
  signIn: {
    title: 'Sign in',
    action: 'Sign in',
    other: 'New here?',
    otherAction: 'Create an account',
    next: 'Sign in first; you then go on to the page you asked for.',
    refused: 'Email and password do not go together. Check both; a password is case-sensitive.',
  },
  userName: { label: 'Name', description: 'What the interviewer calls you.', missing: 'Write what we may call you.' },
  email: {
    label: 'Email',
    missing: 'Write your email address.',
    wrong: 'This does not look like an email address, as in name@example.org.',
    taken: 'This email already has an account. Sign in instead, or use another address.',
  },
  password: {
    label: 'Password',
    rule: `${shortestPassword} characters or more, and none of the common ones. Nothing else is asked of it.`,
    missing: 'Write your password.',
    tooShort: (count: number) => `${shortestPassword} characters are needed; this has ${count}.`,
    show: 'Show password',
    hide: 'Hide password',
  },
  invitationCode: { label: 'Invitation code', optional: 'Optional. Leave it empty if you have none.' },
  summary: (count: number) => (count === 1 ? 'One thing is not right yet' : `${count} things are not right yet`),
  failed: 'That did not work',
} as const
