import { createHash, timingSafeEqual } from 'node:crypto'
import type { ServiceProblems } from './problems.ts'
import { type Guard, guard } from './refusals.ts'

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/**
 * Creates a hook that accepts only `Authorization: Bearer <token>`, compared in constant time; 401 UNAUTHORIZED
 * otherwise.
 */
export function bearerGuard(token: string, { ProblemError }: Pick<ServiceProblems, 'ProblemError'>): Guard {
  if (token.trim() === '') throw new Error('A bearer token may not be empty')
  const expected = digest(token.trim())
  return guard({ security: [{ bearer: [] }], refuses: ['UNAUTHORIZED'] }, async (request) => {
    const { authorization = '' } = request.headers
    const given = authorization.slice('Bearer '.length).trim()
    if (/^bearer /i.test(authorization) && timingSafeEqual(digest(given), expected)) return
    throw new ProblemError('UNAUTHORIZED', 'A valid bearer token is needed', {
      headers: { 'www-authenticate': 'Bearer' },
    })
  })
}
