import { createProblems } from '@greenroom/shared/service'
import type { ProblemKind } from '@greenroom/shared/wire'
import { StoreUnavailable } from '../store/port.ts'

/**
 * Every error that the engine answers with. The key is the stable `code` of the contract, the title is for people.
 * COMMAND_REFUSED is told with the code of the refusal instead.
 */
export const errors = {
  INVALID_REQUEST: { status: 400, title: 'The request is not valid' },
  INVALID_COMMAND: { status: 400, title: 'The command is not valid' },
  UNAUTHORIZED: { status: 401, title: 'Sign in first' },
  INVALID_CREDENTIALS: { status: 401, title: 'Email or password are not right' },
  SECOND_FACTOR_NEEDED: { status: 401, title: 'Enter the code from your authenticator app' },
  SIGN_IN_AGAIN: { status: 401, title: 'Start the sign-in again' },
  INSUFFICIENT_TOKENS: { status: 402, title: 'There are not enough AI-usage tokens left' },
  FORBIDDEN: { status: 403, title: 'This is not yours to see or to do' },
  WRONG_CODE: { status: 403, title: 'Wrong code' },
  PASSKEY_REFUSED: { status: 403, title: 'This passkey was not accepted' },
  CROSS_ORIGIN: { status: 403, title: 'Requests of other sites are not accepted' },
  EMAIL_UNVERIFIED: { status: 403, title: 'Confirm your email first. We have sent you the link.' },
  WRONG_PASSWORD: { status: 403, title: 'Wrong password' },
  CODE_NEEDED: { status: 403, title: 'Enter a code from your authenticator app too' },
  SIGN_IN_TOO_OLD: { status: 403, title: 'Sign in again first: for this you need a sign-in of the last 10 minutes' },
  INVITATION_NEEDED: { status: 403, title: 'Signing up needs an invitation for now' },
  INVITATION_UNKNOWN: { status: 403, title: 'There is no such invitation code' },
  INVITATION_USED: { status: 403, title: 'This invitation code is used up' },
  INVITATION_EXPIRED: { status: 403, title: 'This invitation code has expired' },
  CHALLENGE_LOCKED: { status: 403, title: 'This challenge is not open to you' },
  EDITORIAL_LOCKED: { status: 403, title: 'The editorial is not open yet' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address' },
  USER_NOT_FOUND: { status: 404, title: 'There is no such user' },
  SIGN_IN_UNKNOWN: { status: 404, title: 'There is no such sign-in' },
  PASSKEY_UNKNOWN: { status: 404, title: 'There is no such passkey' },
  INVITE_UNKNOWN: { status: 404, title: 'There is no such invite' },
  NOTICE_UNKNOWN: { status: 404, title: 'There is no such notice' },
  SHARE_UNKNOWN: { status: 404, title: 'There is no such shared scorecard' },
  SESSION_NOT_FOUND: { status: 404, title: 'There is no such session' },
  COMPANY_NOT_FOUND: { status: 404, title: 'There is no such company' },
  NO_CHALLENGE: { status: 404, title: 'No challenge matches' },
  ITEM_NOT_FOUND: { status: 404, title: 'There is no such item' },
  CHALLENGE_NOT_FOUND: { status: 404, title: 'There is no such challenge' },
  PARTICIPANT_UNKNOWN: { status: 404, title: 'Nobody of this name was in the session' },
  NO_SCORECARD: { status: 404, title: 'There is no scorecard' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method is not allowed here' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive' },
  EMAIL_TAKEN: { status: 409, title: 'This email already has an account' },
  SECOND_FACTOR_ON: { status: 409, title: 'The second factor is already on' },
  SECOND_FACTOR_OFF: { status: 409, title: 'The second factor is off' },
  OIDC_OFF: { status: 409, title: 'There is no identity provider to sign in with here' },
  PASSWORD_NEEDED: { status: 409, title: 'Set a password first: nothing else would let you in' },
  PASSKEYS_UNAVAILABLE: { status: 409, title: 'Passkeys need an address with a name, such as localhost' },
  TOO_MANY_PASSKEYS: { status: 409, title: 'There are too many passkeys' },
  INVITE_USED: { status: 409, title: 'Somebody has used this invite already' },
  CHALLENGE_IN_INTERVIEW: { status: 409, title: 'An interview with this challenge is going on' },
  TOO_MANY_INVITES: { status: 409, title: 'There are too many open invites for this session' },
  NOT_SHAREABLE: { status: 409, title: 'There is no scorecard to share yet' },
  TOO_MANY_SHARES: { status: 409, title: 'There are too many links to this scorecard' },
  TOO_MANY_REPORTS: { status: 409, title: 'There are too many reports about this session' },
  SESSION_UNFINISHED: { status: 409, title: 'The session is not over yet' },
  SESSION_NOT_ALONE: { status: 409, title: 'Somebody else was in this session' },
  EXPORT_RUNNING: { status: 409, title: 'An export of your data is under way' },
  LAST_ADMIN: { status: 409, title: 'Nobody would be ADMIN here without you. Make somebody else ADMIN first.' },
  COMMAND_REFUSED: { status: 409, title: 'The command was refused' },
  HAS_ACCOUNT: { status: 409, title: 'The five-minute interview is for visitors without an account' },
  LINK_INVALID: { status: 410, title: 'This link was used, or has run out' },
  ACCOUNT_GOING: { status: 410, title: 'The account is being deleted already' },
  INVITE_EXPIRED: { status: 410, title: 'This invite has run out' },
  INVITE_REVOKED: { status: 410, title: 'This invite was taken back' },
  SHARE_EXPIRED: { status: 410, title: 'This link has run out' },
  SHARE_REVOKED: { status: 410, title: 'This link was taken back' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be JSON' },
  TRIAL_USED: { status: 429, title: 'The five-minute interview was held today' },
  WARM_UPS_USED: { status: 429, title: 'Today’s free warm-ups are used up' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The request headers are too large' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  SCORECARD_FAILED: { status: 503, title: 'There is no score yet' },
  OIDC_UNAVAILABLE: { status: 503, title: 'The identity provider does not answer. Try again in a minute' },
  NO_SPACE: { status: 503, title: 'There is no room for anything new right now' },
  TOO_BUSY: { status: 503, title: 'Too many people are signing in at the moment' },
  UNAVAILABLE: { status: 503, title: 'Something that this call needs does not answer' },
  NOT_READY: { status: 503, title: 'The engine is not ready' },
  NOT_BUILT: { status: 503, title: 'The web app is not built' },
} as const satisfies Record<string, ProblemKind>

/** The engine's problems: further refusals of plugins, and a database that does not answer. */
export const problems = createProblems(errors, {
  statuses: { 403: 'FORBIDDEN', 405: 'METHOD_NOT_ALLOWED' },
  outageOf: (error) =>
    error instanceof StoreUnavailable
      ? { code: 'UNAVAILABLE', detail: 'The database does not answer', headers: { 'retry-after': '2' } }
      : undefined,
})

export const { ProblemError, unknownRoute } = problems
