import { createHash } from 'node:crypto'
import type { PasswordHashing } from '../features/accounts/betterAuth/passwordHashing.ts'

const quickHash = (password: string): string => createHash('sha256').update(password).digest('hex')

/** Hashes passwords quickly for specs. scrypt would take longer than most of what they test. */
export const quickHashing: PasswordHashing = {
  hash: async (password) => quickHash(password),
  verify: async ({ hash, password }) => hash === quickHash(password),
}
