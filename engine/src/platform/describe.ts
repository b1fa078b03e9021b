import type { ErrorCode } from './problems.ts'

/**
 * Declares the codes an operation's own handler may refuse with, for its `config`. Its guard, limit, input and service
 * add theirs. Throwing an undeclared code is logged as an error.
 */
export const refuses = <Codes extends readonly ErrorCode[]>(...codes: Codes): { refuses: Codes } => ({ refuses: codes })

/** The authentication schemes, as named in the API's description. */
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
