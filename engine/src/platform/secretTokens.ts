import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, in characters that URLs and cookies allow. */
export const newToken = (): string => randomBytes(32).toString('base64url')
/** The form in which a token is stored. The token can't be recovered from it. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')
