import { problemTitles } from '@greenroom/shared/english'
import { createProblems } from '@greenroom/shared/service'
import type { ProblemKind } from '@greenroom/shared/wire'
import { StoreUnavailable } from '../store/port.ts'

/** The stable codes of the contract. What each is called stands in the English catalogue. */
export type ErrorCode = keyof typeof problemTitles

/** The status of each error. COMMAND_REFUSED is sent with the refusal's own code. */
const statuses = {
  INVALID_REQUEST: 400,
  SIGNATURE_INVALID: 400,
  COUPON_UNKNOWN: 400,
  INVALID_COMMAND: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  SECOND_FACTOR_NEEDED: 401,
  SIGN_IN_AGAIN: 401,
  INSUFFICIENT_TOKENS: 402,
  FORBIDDEN: 403,
  WRONG_CODE: 403,
  PASSKEY_REFUSED: 403,
  CROSS_ORIGIN: 403,
  EMAIL_UNVERIFIED: 403,
  WRONG_PASSWORD: 403,
  CODE_NEEDED: 403,
  SIGN_IN_TOO_OLD: 403,
  INVITATION_NEEDED: 403,
  INVITATION_UNKNOWN: 403,
  INVITATION_USED: 403,
  INVITATION_EXPIRED: 403,
  CHALLENGE_LOCKED: 403,
  EDITORIAL_LOCKED: 403,
  NOT_FOUND: 404,
  USER_NOT_FOUND: 404,
  SIGN_IN_UNKNOWN: 404,
  PASSKEY_UNKNOWN: 404,
  INVITE_UNKNOWN: 404,
  NOTICE_UNKNOWN: 404,
  SHARE_UNKNOWN: 404,
  CHECKOUT_UNKNOWN: 404,
  PAYMENT_UNKNOWN: 404,
  SESSION_NOT_FOUND: 404,
  COMPANY_NOT_FOUND: 404,
  NO_CHALLENGE: 404,
  ITEM_NOT_FOUND: 404,
  CHALLENGE_NOT_FOUND: 404,
  PARTICIPANT_UNKNOWN: 404,
  SUBSCRIPTION_UNKNOWN: 404,
  INVITATION_CODE_UNKNOWN: 404,
  REPORT_UNKNOWN: 404,
  NO_SCORECARD: 404,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  EMAIL_TAKEN: 409,
  SECOND_FACTOR_ON: 409,
  SECOND_FACTOR_OFF: 409,
  OIDC_OFF: 409,
  PASSWORD_NEEDED: 409,
  PASSKEYS_UNAVAILABLE: 409,
  TOO_MANY_PASSKEYS: 409,
  INVITE_USED: 409,
  CHALLENGE_IN_INTERVIEW: 409,
  TOO_MANY_INVITES: 409,
  NOT_SHAREABLE: 409,
  TOO_MANY_SHARES: 409,
  TOO_MANY_REPORTS: 409,
  SESSION_UNFINISHED: 409,
  SESSION_NOT_ALONE: 409,
  EXPORT_RUNNING: 409,
  ALREADY_SUBSCRIBED: 409,
  NOTHING_TO_CANCEL: 409,
  NOT_REFUNDABLE: 409,
  CHECKOUT_OVER: 409,
  LAST_ADMIN: 409,
  SUBSCRIPTION_EXISTS: 409,
  SUBSCRIPTION_CHANGED: 409,
  REPORT_ANSWERED: 409,
  COMMAND_REFUSED: 409,
  HAS_ACCOUNT: 409,
  LINK_INVALID: 410,
  ACCOUNT_GOING: 410,
  INVITE_EXPIRED: 410,
  INVITE_REVOKED: 410,
  SHARE_EXPIRED: 410,
  SHARE_REVOKED: 410,
  PAYLOAD_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TRIAL_USED: 429,
  WARM_UPS_USED: 429,
  TOO_MANY_REQUESTS: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  SCORECARD_FAILED: 503,
  OIDC_UNAVAILABLE: 503,
  PAYMENTS_OFF: 503,
  PAYMENTS_UNAVAILABLE: 503,
  NO_SPACE: 503,
  TOO_BUSY: 503,
  UNAVAILABLE: 503,
  NOT_READY: 503,
  NOT_BUILT: 503,
} as const satisfies Record<ErrorCode, number>

/** Every error that the engine answers with. */
export const errors = Object.fromEntries(
  Object.entries(problemTitles).map(([code, title]) => [code, { status: statuses[code as ErrorCode], title }]),
) as Record<ErrorCode, ProblemKind>

/** The engine's problems: further refusals of plugins, and a database that does not answer. */
export const problems = createProblems(errors, {
  statuses: { 403: 'FORBIDDEN', 405: 'METHOD_NOT_ALLOWED' },
  outageOf: (error) =>
    error instanceof StoreUnavailable
      ? { code: 'UNAVAILABLE', detail: 'The database does not answer', headers: { 'retry-after': '2' } }
      : undefined,
})

export const { ProblemError, unknownRoute } = problems
