import { z } from 'zod'

/** A user's sign-ins, their signed-in browsers, and how to end them. */
export const signInPaths = {
  /** `GET`: 200 with a `signInListSchema`, 401 UNAUTHORIZED. */
  signIns: '/api/auth/sign-ins',
  /**
   * `DELETE`: ends a sign-in and closes its sockets; 200 with an `endedSignInsSchema`, 404 SIGN_IN_UNKNOWN, 401
   * UNAUTHORIZED.
   */
  signIn: '/api/auth/sign-ins/:signInId',
  /** `POST` with a `signOutEverywhereSchema`: ends all and closes their sockets; 200 with an `endedSignInsSchema`, 401 UNAUTHORIZED. */
  everywhere: '/api/auth/sign-out-everywhere',
} as const

export const signInParamsSchema = z.object({ signInId: z.string().min(1).max(100) })

/** With `keepThis` the caller's own sign-in stays. */
export const signOutEverywhereSchema = z.object({ keepThis: z.boolean().default(false) })

/**
 * One sign-in. `userAgent` is the browser's description of itself, `address` its network address; either may be empty.
 * `lastUsedAt` is accurate to a day. `current`: the caller's own.
 */
export const signInSchema = z.object({
  signInId: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  address: z.string(),
  userAgent: z.string(),
  current: z.boolean(),
})
export type SignIn = z.infer<typeof signInSchema>

/** Latest first, 100 at most. */
export const signInListSchema = z.object({ signIns: z.array(signInSchema) })

/** How many sign-ins were ended. */
export const endedSignInsSchema = z.object({ ended: z.int() })
