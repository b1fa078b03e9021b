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
  INSUFFICIENT_TOKENS: { status: 402, title: 'There are not enough AI-usage tokens left' },
  FORBIDDEN: { status: 403, title: 'This is not yours to see or to do' },
  CROSS_ORIGIN: { status: 403, title: 'Requests of other sites are not accepted' },
  INVITATION_NEEDED: { status: 403, title: 'Signing up needs an invitation for now' },
  CHALLENGE_LOCKED: { status: 403, title: 'This challenge is not open to you' },
  EDITORIAL_LOCKED: { status: 403, title: 'The editorial is not open yet' },
  NOT_FOUND: { status: 404, title: 'There is nothing at this address' },
  USER_NOT_FOUND: { status: 404, title: 'There is no such user' },
  INVITE_UNKNOWN: { status: 404, title: 'There is no such invite' },
  SHARE_UNKNOWN: { status: 404, title: 'There is no such shared scorecard' },
  SESSION_NOT_FOUND: { status: 404, title: 'There is no such session' },
  COMPANY_NOT_FOUND: { status: 404, title: 'There is no such company' },
  NO_CHALLENGE: { status: 404, title: 'No challenge matches' },
  CHALLENGE_NOT_FOUND: { status: 404, title: 'There is no such challenge' },
  PARTICIPANT_UNKNOWN: { status: 404, title: 'Nobody of this name was in the session' },
  NO_SCORECARD: { status: 404, title: 'There is no scorecard' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'This method is not allowed here' },
  REQUEST_TIMEOUT: { status: 408, title: 'The request took too long to arrive' },
  EMAIL_TAKEN: { status: 409, title: 'This email already has an account' },
  INVITE_USED: { status: 409, title: 'Somebody has used this invite already' },
  CHALLENGE_IN_INTERVIEW: { status: 409, title: 'An interview with this challenge is going on' },
  TOO_MANY_INVITES: { status: 409, title: 'There are too many open invites for this session' },
  NOT_SHAREABLE: { status: 409, title: 'There is no scorecard to share yet' },
  TOO_MANY_SHARES: { status: 409, title: 'There are too many links to this scorecard' },
  TOO_MANY_REPORTS: { status: 409, title: 'There are too many reports about this session' },
  SESSION_UNFINISHED: { status: 409, title: 'The session is not over yet' },
  SESSION_NOT_ALONE: { status: 409, title: 'Somebody else was in this session' },
  COMMAND_REFUSED: { status: 409, title: 'The command was refused' },
  HAS_ACCOUNT: { status: 409, title: 'The five-minute interview is for visitors without an account' },
  INVITE_EXPIRED: { status: 410, title: 'This invite has run out' },
  INVITE_REVOKED: { status: 410, title: 'This invite was taken back' },
  SHARE_EXPIRED: { status: 410, title: 'This link has run out' },
  SHARE_REVOKED: { status: 410, title: 'This link was taken back' },
  PAYLOAD_TOO_LARGE: { status: 413, title: 'The request body is too large' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'The body must be JSON' },
  TRIAL_USED: { status: 429, title: 'The five-minute interview was held today' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests' },
  HEADERS_TOO_LARGE: { status: 431, title: 'The request headers are too large' },
  INTERNAL: { status: 500, title: 'Something went wrong on our side' },
  SCORECARD_FAILED: { status: 503, title: 'There is no score yet' },
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
