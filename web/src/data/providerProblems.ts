import { type OidcProblem, oidcProblems } from '@greenroom/shared/wire'

/** Explains, using the provider's name, why a sign-in at the identity provider didn't succeed. */
const sentences: Record<OidcProblem, (name: string) => string> = {
  DENIED: (name) => `${name} didn’t let you in, or you cancelled. Try again.`,
  EXPIRED: () => 'That took too long, or began in another browser. Try again.',
  UNAVAILABLE: (name) => `${name} didn’t answer. Try again in a minute.`,
  REFUSED: (name) => `${name} sent an answer we can’t use. Try again. If it happens twice, tell us.`,
  EMAIL_UNVERIFIED: (name) => `${name} hasn’t confirmed your email. Confirm it there, then try again.`,
  NO_ACCOUNT: (name) => `You have no account yet. Continue with ${name} here to create one.`,
  ACCOUNT_UNCONFIRMED: () =>
    'Your email has an account here that was never confirmed. Reset its password: that confirms it. Then try again.',
  CONNECT_FIRST: (name) =>
    `Your account uses two-step sign-in. Sign in with your password, then connect ${name} in Settings.`,
  OTHER_CONNECTED: (name) => `Your account here is connected to another ${name} account. Sign in with that one.`,
  CONNECTED_ELSEWHERE: (name) => `That ${name} account signs in to another account here.`,
  INVITATION_NEEDED: () => 'You need an invitation code to create an account. Enter it below, then continue.',
  INVITATION_UNKNOWN: () => 'We don’t know your invitation code. Check it for typos, then continue.',
  INVITATION_USED: () => 'Your invitation code has no uses left. Ask whoever sent it for a new one.',
  INVITATION_EXPIRED: () => 'Your invitation code has expired. Ask whoever sent it for a new one.',
  TOO_MANY_REQUESTS: () => 'Too many new accounts from your network. Try again in a minute.',
  FAILED: () => 'Something went wrong on our side. Try again.',
}

/** Reads the problem from `?problem=`; null if there is none. */
export const providerProblemIn = (search: URLSearchParams): OidcProblem | null =>
  oidcProblems.find((each) => each === search.get('problem')) ?? null

/** @param name the provider's name, if known */
export const providerSentence = (problem: OidcProblem, name: string | null | undefined): string =>
  sentences[problem](name ?? 'Your sign-in service')
