import { emailSchema } from '@greenroom/shared/wire'
import { ApiProblem } from '../../data/api.ts'
import { nameProblem, newPasswordProblem, refusedFields } from '../../data/fieldTexts.ts'
import { accountsTexts as texts } from './texts.ts'

export type AccountField = 'userName' | 'email' | 'password' | 'invitationCode'
export type FieldErrors = Partial<Record<AccountField, string>>

const fields: readonly AccountField[] = ['userName', 'email', 'password']

/** Validates the sign-up fields before the request is sent. */
export function signUpErrors(values: Record<AccountField, string>): FieldErrors {
  const name = nameProblem(values.userName)
  return {
    ...(name === undefined ? {} : { userName: name }),
    ...emailErrors(values.email),
    ...passwordErrors(values.password),
  }
}

/** Validates a new password's length. */
export function passwordErrors(password: string): FieldErrors {
  const problem = newPasswordProblem(password)
  return problem === undefined ? {} : { password: problem }
}

/** Reports only missing fields for sign-in. The server checks the rest. */
export function signInErrors(values: { email: string; password: string }): FieldErrors {
  return { ...emailErrors(values.email), ...(values.password === '' ? { password: texts.password.missing } : {}) }
}

/** Validates an email before the request is sent. */
export function emailErrors(email: string): FieldErrors {
  if (email.trim() === '') return { email: texts.email.missing }
  return emailSchema.safeParse(email).success ? {} : { email: texts.email.wrong }
}

const codeRefusals: ReadonlyMap<string, string> = new Map([
  ['INVITATION_NEEDED', texts.invitationCode.needed],
  ['INVITATION_UNKNOWN', texts.invitationCode.unknown],
  ['INVITATION_USED', texts.invitationCode.used],
  ['INVITATION_EXPIRED', texts.invitationCode.expired],
])

/** The server's error messages by field; empty if the problem doesn't list any. */
export function fieldErrorsOf(error: unknown): FieldErrors {
  if (!(error instanceof ApiProblem)) return {}
  const refused = refusedFields(error)
  const named: FieldErrors = Object.fromEntries(
    fields.flatMap((each) => (refused.has(each) ? [[each, refused.get(each)]] : [])),
  )
  if (error.errors.some(({ path }) => /(?:^|[./])invitationCode$/.test(path)))
    named.invitationCode = texts.invitationCode.unknown
  if (error.code === 'EMAIL_TAKEN') return { ...named, email: texts.email.taken }
  const ofCode = codeRefusals.get(error.code)
  if (ofCode !== undefined) return { ...named, invitationCode: ofCode }
  return named
}
