import { z } from 'zod'
import { subscriptionTierSchema, userSchema } from '../../vocabulary/people.ts'

/** The length of a password, in characters (a character outside the basic plane counts once). */
export const shortestPassword = 12
export const longestPassword = 256

/** The length of a name, in characters. */
export const longestName = 100

/** An email, trimmed and lower-cased. */
export const emailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ error: 'has to be an email address' }))
  .transform((email) => email.toLowerCase())

/** A name is one line of text; people's names have no further rules. */
const nameSchema = z
  .string()
  .trim()
  .max(longestName)
  .regex(/^\P{Cc}*$/u, { error: 'may not hold control characters' })

/**
 * The body of `POST /users` (spec §7). Besides its length, the server checks that a password isn't easy to guess. 400
 * INVALID_REQUEST names each field, 403 INVITATION_NEEDED, INVITATION_UNKNOWN, INVITATION_USED or INVITATION_EXPIRED,
 * 409 EMAIL_TAKEN, 429 after several sign-ups from an address, 503 TOO_BUSY.
 */
export const newUserSchema = z.object({
  userName: nameSchema.min(1),
  email: emailSchema,
  password: z.string(),
  invitationCode: z.string().trim().max(100).nullish(),
  firstName: nameSchema.nullish(),
  lastName: nameSchema.nullish(),
})
/** The body as callers send it, before defaults are filled in. */
export type NewUser = z.input<typeof newUserSchema>

/** The query of `GET /users`: the caller's own email, or anybody's for an ADMIN; 403 FORBIDDEN, 404 USER_NOT_FOUND. */
export const userQuerySchema = z.object({ email: emailSchema })

/** The body of the sign-in. An overlong password is refused as wrong. */
export const credentialsSchema = z.object({ email: emailSchema, password: z.string().min(1).max(1024) })
export type Credentials = z.input<typeof credentialsSchema>

/** The signed-in user. `subscriptionExpiry` is an ISO 8601 time in UTC, or null if the tier does not end. */
export const meSchema = userSchema.omit({ createdAt: true }).extend({
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: z.iso.datetime().nullable(),
  /** Missing in answers from engines of the previous version. */
  emailVerified: z.boolean().optional(),
  /**
   * When the account will be deleted; until the user decides to keep it, all other calls treat them as signed out. Null
   * or missing if it stays.
   */
  deleteAt: z.iso.datetime().nullish(),
})
export type Me = z.infer<typeof meSchema>

export const signedOutSchema = z.object({ success: z.literal(true) })
