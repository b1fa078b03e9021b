import type { ErrorCode } from './problems.ts'

/**
 * The codes with which an operation's own code refuses, for its `config`. Its guard, limit, input and service add
 * theirs. Throwing a code that isn't declared is logged as an error.
 */
export const refuses = <Codes extends readonly ErrorCode[]>(...codes: Codes): { refuses: Codes } => ({ refuses: codes })

/** The ways to authenticate, under the names that the API's description uses. */
export const securitySchemes = {
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'greenroom.session_token',
    description: 'Set by a sign-in. Behind TLS its name begins with `__Secure-`.',
  },
  guestCookie: {
    type: 'apiKey',
    in: 'cookie',
    name: 'greenroom.guest.{sessionId}',
    description: 'Set when a guest accepts an invite or opens the free interview; for that session only.',
  },
  bearer: { type: 'http', scheme: 'bearer' },
} as const
