import { expect, it } from 'vitest'
import { missingIn, programsOf } from './programsOf.ts'

const program = (programmingLanguage: 'python' | 'java' | 'go', kind: 'optimal' | 'brute_force' = 'optimal') => ({
  ...{ programmingLanguage, kind, time: 'n', space: '1' },
  code: `${programmingLanguage} ${kind}`,
})

it('lists each fast program once, even two in the same language', () => {
  const solutions = [program('python'), program('python'), program('java'), program('python', 'brute_force')]
  const labels = programsOf(solutions).map(({ label }) => label)
  expect(labels).toEqual(['Python', 'Python, approach 2', 'Java'])
})

it('falls back to the slow one if nobody wrote a fast one', () => {
  expect(programsOf([program('python', 'brute_force')]).map(({ label }) => label)).toEqual(['Python'])
  expect(programsOf([])).toEqual([])
})

it('lists the available languages if there is none in the candidate’s own', () => {
  const solutions = [program('python'), program('python'), program('java')]
  expect(missingIn(solutions, 'go')).toBe('There’s no solution in Go, but there is one in Python and Java.')
  expect(missingIn(solutions, 'java')).toBeNull()
  expect(missingIn([], 'go')).toBeNull()
})
