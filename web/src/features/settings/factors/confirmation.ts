import type { Confirmation } from '@greenroom/shared/wire'
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

/** What to say of any failure of a form with a confirmation. */
export const confirmationFailure = (error: unknown): string => refusedConfirmation(error) ?? sentenceOf(error)
