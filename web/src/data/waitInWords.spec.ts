import { expect, test } from 'vitest'
import { ApiProblem, sentenceOf } from './api.ts'

test.each([
  [1, 'a second'],
  [59, '59 seconds'],
  [60, 'a minute'],
  [61, '2 minutes'],
  [3540, '59 minutes'],
  [3600, 'an hour'],
  [86_400, '24 hours'],
])('somebody who tried too often is told to wait, for %i seconds: %s', (retryAfterSeconds, words) => {
  const problem = new ApiProblem({
    status: 429,
    code: 'TOO_MANY_REQUESTS',
    detail: `Try again in ${retryAfterSeconds} seconds`,
    retryAfterSeconds,
  })
  expect(sentenceOf(problem)).toBe(`Too many tries. Try again in ${words}.`)
})
