import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, in characters allowed in URLs and cookies. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** A token's stored form. The token can't be recovered from it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
