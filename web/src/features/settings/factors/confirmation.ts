import type { Confirmation, OwnAccount } from '@greenroom/shared/wire'
import { ApiProblem, sentenceOf } from '../../../data/api.ts'
import { confirmationTexts } from './texts.ts'

/** What the fields of a confirmation hold. A code from the app has six digits; anything else is taken for a recovery code. */
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

/** What to say of a change that was not confirmed; undefined for any other failure. */
export const refusedConfirmation = (error: unknown): string | undefined =>
  error instanceof ApiProblem ? refusals[error.code] : undefined

/** The message if an account has a password and the form's field is empty. */
export const missingPassword = ({ hasPassword }: OwnAccount, form: FormData): string | undefined =>
  hasPassword && String(form.get('password') ?? '') === '' ? confirmationTexts.missing : undefined

export type ConfirmationErrors = { password?: string | undefined; code?: string | undefined }

/** Of the errors of a form those that are about its confirmation. */
export const errorsOfConfirmation = (errors: Readonly<Record<string, string | undefined>>): ConfirmationErrors => ({
  password: errors.password,
  code: errors.code,
})

/** The same, beside the field that it is about; undefined if it is about none. */
export function confirmationErrors(error: unknown): ConfirmationErrors | undefined {
  const refused = refusedConfirmation(error)
  if (refused === undefined || !(error instanceof ApiProblem) || error.code === 'SIGN_IN_TOO_OLD') return undefined
  return error.code === 'WRONG_PASSWORD' ? { password: refused } : { code: refused }
}

/** What to say of any failure of a form with a confirmation. */
export const confirmationFailure = (error: unknown): string => refusedConfirmation(error) ?? sentenceOf(error)
