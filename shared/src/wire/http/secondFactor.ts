import { z } from 'zod'
import { appCode, confirmationSchema, recoveryCode } from './confirmation.ts'

/** `available`: the account has a password; a second factor always comes after a password. */
export const secondFactorSchema = z.object({
  available: z.boolean(),
  on: z.boolean(),
  recoveryCodesLeft: z.int(),
})
export type SecondFactor = z.infer<typeof secondFactorSchema>

/** A confirmation for an account with a password. */
export const passwordCheckSchema = confirmationSchema.required({ password: true })

/** A code from an authenticator app. */
export const appCodeSchema = z.object({ code: appCode })

/** A code from the app, or one of the recovery codes. */
export const secondFactorCodeSchema = z.union([appCodeSchema, z.object({ recoveryCode })])

export type SecondFactorCode = z.input<typeof secondFactorCodeSchema>

/** `secret` in base 32 is for typing, `uri` (`otpauth://…`) for a QR code. */
export const enrolmentSchema = z.object({ secret: z.string(), uri: z.string() })
export type Enrolment = z.infer<typeof enrolmentSchema>

/** Each works once, and they are shown only this time. */
export const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>
