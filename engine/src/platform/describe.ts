import type { ErrorCode } from './problems.ts'

/**
 * The codes with which an operation refuses by itself, for its `config`. What its guard, its limit, its input and the service refuse is added by
 * those; what is thrown and not named here is logged as an error.
 */
export const refuses = <Codes extends readonly ErrorCode[]>(...codes: Codes): { refuses: Codes } => ({ refuses: codes })

/** The ways to show who one is, as the description of the API names them. */
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
