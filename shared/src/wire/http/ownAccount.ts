import { z } from 'zod'
import { emailSchema, newUserSchema } from './accounts.ts'
import { confirmationSchema, givenPassword } from './confirmation.ts'

/**
 * The caller's account. `pendingEmail` is a new address whose link hasn't been opened yet. `mailRefused`: according to
 * the mail server, the address accepts no mail. `hasPassword`: the account can sign in with a password; `connected`:
 * with this installation's identity provider.
 */
export const ownAccountSchema = z.object({
  userName: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  pendingEmail: z.string().nullable(),
  mailRefused: z.boolean(),
  hasPassword: z.boolean(),
  connected: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type OwnAccount = z.infer<typeof ownAccountSchema>

const { userName, firstName, lastName } = newUserSchema.shape
/** Missing fields stay unchanged. */
export const ownAccountChangeSchema = z.object({
  userName: userName.optional(),
  firstName: firstName.unwrap().unwrap().optional(),
  lastName: lastName.unwrap().unwrap().optional(),
})
export type OwnAccountChange = z.input<typeof ownAccountChangeSchema>

/** A new address, with a confirmation. */
export const emailChangeSchema = confirmationSchema.extend({ email: emailSchema })
/**
 * A new password, with a confirmation and the present one as `currentPassword`; an account without a password sets its
 * first.
 */
export const passwordChangeSchema = confirmationSchema.extend({
  currentPassword: givenPassword.optional(),
  password: z.string(),
})

const tokenSchema = z.string().min(1).max(200)
export const emailLinkSchema = z.object({ token: tokenSchema })
/** What the link did. `emailRestored` has ended every sign-in, and the user must set a new password. */
export const emailLinkAnswerSchema = z.object({
  done: z.enum(['emailVerified', 'emailChanged', 'emailRestored', 'accountKept']),
  email: z.string(),
})
export type EmailLinkAnswer = z.infer<typeof emailLinkAnswerSchema>

export const passwordResetRequestSchema = z.object({ email: emailSchema })
export const newPasswordSchema = z.object({ token: tokenSchema, password: z.string() })

/** The call was accepted; the rest comes by mail. */
export const acceptedSchema = z.object({ accepted: z.literal(true) })
export const passwordChangedSchema = z.object({ changed: z.literal(true) })
