import { z } from 'zod'

/** A code from the authenticator app; spaces don't matter. */
export const appCode = z
  .string()
  .max(20)
  .transform((code) => code.replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: 'has to have 6 digits' }))
export const recoveryCode = z.string().trim().min(1).max(40)
export const givenPassword = z.string().min(1).max(1024)

/**
 * Proves that the request comes from the account's owner, not from somebody at an unlocked browser. Contains the
 * password, and a code if a second factor is on. An account without a password needs a sign-in within the last 10
 * minutes instead. 403 WRONG_PASSWORD, CODE_NEEDED, WRONG_CODE, SIGN_IN_TOO_OLD.
 */
export const confirmationSchema = z.object({
  password: givenPassword.optional(),
  code: appCode.optional(),
  recoveryCode: recoveryCode.optional(),
})
export type Confirmation = z.input<typeof confirmationSchema>
