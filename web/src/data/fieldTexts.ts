import { longestName, longestPassword, shortestPassword } from '@greenroom/shared/wire'
import { ApiProblem } from './api.ts'

/** Error messages for account fields, for every form that has them. */
export const fieldTexts = {
  userName: {
    missing: 'Enter your name.',
    tooLong: `Use at most ${longestName} characters.`,
    wrong: 'Use letters, digits and symbols only.',
  },
  email: { missing: 'Enter your email.', wrong: 'Enter an email such as name@example.org.' },
  password: {
    missing: 'Enter your password.',
    tooShort: (count: number) => `Too short: ${count} of ${shortestPassword} characters.`,
    tooLong: `Use at most ${longestPassword} characters.`,
    wrong: 'Choose another password.',
  },
} as const

/** Explains what is wrong with a name, before it is sent; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  const length = name.trim().length
  if (length === 0) return fieldTexts.userName.missing
  return length > longestName ? fieldTexts.userName.tooLong : undefined
}

/** Explains what is wrong with a new password's length; undefined if nothing is. */
export function newPasswordProblem(password: string): string | undefined {
  const length = [...password].length
  if (length === 0) return fieldTexts.password.missing
  if (length < shortestPassword) return fieldTexts.password.tooShort(length)
  return length > longestPassword ? fieldTexts.password.tooLong : undefined
}

/** The server's own sentence about a password; undefined for a validator's message, which users shouldn't see. */
const aboutPassword = (message: string): string | undefined =>
  /^\p{Lu}[^:]*\.$/u.test(message) && !message.startsWith('Invalid ') ? message : undefined

/** The server's errors about account fields, by the last part of each path, in our own wording. */
export function refusedFields(error: unknown): ReadonlyMap<string, string> {
  const refused = new Map<string, string>()
  if (!(error instanceof ApiProblem)) return refused
  for (const { path, message } of error.errors) {
    const field = path.split(/[./]/).at(-1) ?? ''
    if (refused.has(field)) continue
    if (field === 'password') refused.set(field, aboutPassword(message) ?? fieldTexts.password.wrong)
    else if (field === 'userName' || field === 'email') refused.set(field, fieldTexts[field].wrong)
  }
  return refused
}
