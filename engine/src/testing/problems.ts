import { problemSchema } from '@greenroom/shared/wire'
import { expect } from 'vitest'
import type { Answer } from './runningEngine.ts'

/**
 * Checks an error answer against the contract: the media type, the fields, the status, the code.
 * @returns the paths in it
 */
export function expectProblem(answer: Answer, status: number, code: string): string[] {
  expect(answer.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const problem = problemSchema.parse(answer.body)
  expect({ http: answer.status, status: problem.status, code: problem.code }).toEqual({ http: status, status, code })
  return (problem.errors ?? []).map(({ path }) => path)
}
