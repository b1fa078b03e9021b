import { createHash, timingSafeEqual } from 'node:crypto'
import type { onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from './problems.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A hook that lets only `Authorization: Bearer <token>` pass, compared in constant time; 401 otherwise. */
export function requireBearer(token: string): onRequestAsyncHookHandler {
  if (token.trim() === '') throw new Error('requireBearer needs a token that is not empty')
  const expected = digest(token.trim())
  return async (request) => {
    const { authorization = '' } = request.headers
    const given = authorization.slice('Bearer '.length).trim()
    if (/^bearer /i.test(authorization) && timingSafeEqual(digest(given), expected)) return
    throw new ProblemError('UNAUTHORIZED', undefined, { headers: { 'www-authenticate': 'Bearer' } })
  }
}
