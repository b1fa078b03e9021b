import type { Confirmation, OwnAccount } from '@greenroom/shared/wire'
import { ApiProblem, sentenceOf } from '../../../data/api.ts'
import { confirmationTexts } from './texts.ts'

/** Reads the confirmation fields. A code from the app has six digits; anything else is treated as a recovery code. */
export function confirmationIn(form: FormData): Confirmation {
  const password = String(form.get('password') ?? '')
  const code = String(form.get('code') ?? '').trim()
  const isAppCode = /^(?:\d\s*){6}$/.test(code)
  return {
    ...(password === '' ? {} : { password }),
    ...(code === '' ? {} : isAppCode ? { code } : { recoveryCode: code }),
  }
}

const refusals: Record<string, string> = confirmationTexts.refusals

/** Error message for a change that wasn't confirmed; undefined for any other failure. */
export const refusedConfirmation = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? refusals[error.code] : undefined

/** Error message if the account has a password and the form's field is empty. */
export const missingPassword = ({ hasPassword }: OwnAccount, form: FormData): string | undefined =>
  hasPassword && String(form.get('password') ?? '') === '' ? confirmationTexts.missing : undefined

export type ConfirmationErrors = { password?: string | undefined; code?: string | undefined }

/** Picks out a form's confirmation errors. */
export const errorsOfConfirmation = (errors: Readonly<Record<string, string | undefined>>): ConfirmationErrors => ({
  password: errors.password,
  code: errors.code,
})

/** Like `refusedConfirmation`, but by field; undefined if the failure isn't about the confirmation. */
export function confirmationErrors(error: unknown): ConfirmationErrors | undefined {
  const refused = refusedConfirmation(error)
  if (refused === undefined || !(error instanceof ApiProblem) || error.code === 'SIGN_IN_TOO_OLD') return undefined
  return error.code === 'WRONG_PASSWORD' ? { password: refused } : { code: refused }
}

/** Error message for any failure of a form with confirmation fields. */
export const confirmationFailure = (error: unknown): string => refusedConfirmation(error) ?? sentenceOf(error)
