import { createHash, timingSafeEqual } from 'node:crypto'
import type { onRequestAsyncHookHandler } from 'fastify'
import { ProblemError } from './problems.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** A hook that lets only `Authorization: Bearer <token>` pass, compared in constant time; 401 otherwise. */
export function requireBearer(token: string): onRequestAsyncHookHandler {
  const expected = digest(token)
  return async (request) => {
    const given = /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1]
    if (given !== undefined && timingSafeEqual(digest(given), expected)) return
    throw new ProblemError('UNAUTHORIZED', 'A valid bearer token is needed', {
      headers: { 'www-authenticate': 'Bearer' },
    })
  }
}
