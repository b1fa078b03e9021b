import { longestPassword, shortestPassword } from '@greenroom/shared/wire'
import { z } from 'zod'

/** Well-known passwords of at least twelve characters, and common words doubled up or with digits appended. */
const common = new Set([
  '1q2w3e4r5t6y',
  '1qaz2wsx3edc',
  '1qaz2wsx3edc4rfv',
  'abcd1234abcd',
  'adminadmin123',
  'administrator',
  'changeme1234',
  'changemeplease',
  'correcthorsebatterystaple',
  'iloveyou1234',
  'iloveyouforever',
  'letmeinletmein',
  'letmeinplease',
  'mypassword123',
  'p@ssw0rd1234',
  'passw0rd1234',
  'password1234',
  'password12345',
  'password123456',
  'passwordpassword',
  'qazwsxedcrfv',
  'qwerty123456',
  'qwertyqwerty',
  'qwertyuiop123',
  'qwertyuiopasdfgh',
  'rememberme123',
  'secretsecret',
  'superman1234',
  'thisismypassword',
  'trustno1trustno1',
  'welcome12345',
  'welcome123456',
  'whatever1234',
  'zxcvbnm12345',
])

/** Easy sequences: keyboard rows, digits and the alphabet. */
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890123456789',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
]
const runs = rows.flatMap((row) => [row, [...row].reverse().join('')])

/** Whether a password is one short piece repeated: `aaaaaaaaaaaa`, `abcabcabcabc`. */
const repeatsItself = (text: string): boolean => /^(.{1,4})\1+.{0,3}$/su.test(text)

/**
 * Explains why a password is refused, in a sentence for the person who chose it; undefined if it is fine. Checks only
 * its length and how easy it is to guess.
 */
export function passwordProblem(password: string): string | undefined {
  const length = [...password].length
  if (length < shortestPassword) return `Too short. Use at least ${shortestPassword} characters.`
  if (length > longestPassword) return `Too long. Use at most ${longestPassword} characters.`
  const plain = password.normalize('NFKC').toLowerCase()
  const bare = plain.replace(/[\s._-]/g, '')
  const known = common.has(plain) || common.has(bare) || common.has(bare.replace(/[!?.*#$]+$/, ''))
  if (known) return 'Too common. Choose another.'
  if (new Set(bare).size < 4 || repeatsItself(bare)) return 'Too repetitive. Choose another.'
  if (runs.some((run) => run.includes(bare))) return 'Too easy to guess. Choose another.'
  return undefined
}

/** A new password that isn't easy to guess. */
export const chosenPasswordSchema = z.string().superRefine((password, context) => {
  const problem = passwordProblem(password)
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem })
})
