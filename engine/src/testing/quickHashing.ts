import { createHash } from 'node:crypto'
import type { PasswordHashing } from '../features/accounts/betterAuth/passwordHashing.ts'

const quickHash = (password: string): string => createHash('sha256').update(password).digest('hex')

/** Hashes passwords of specs: scrypt would take longer than most of what they do with an account. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
}
