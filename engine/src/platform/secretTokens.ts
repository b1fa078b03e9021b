import { createHash, randomBytes } from 'node:crypto'

/** 256 bits that nobody can guess, in letters that are fit for addresses and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** What we store of a token. The token can't be recovered from it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
