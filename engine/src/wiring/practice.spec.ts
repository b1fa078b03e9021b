import { createLibrary, loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { practiceIn } from './practice.ts'

const practiceOf = practiceIn({
  bank: loadChallenges(),
  spoken: loadSpoken(),
  readings: createLibrary({ only: ['pharmacy'] }),
})

it('everything that a lesson offers to practise can be practised', () => {
  const courses = createLibrary({ only: ['course'] }).items('course')
  const refs = courses.flatMap(({ lessons }) => lessons.flatMap(({ practice }) => practice))
  expect(refs.length).toBeGreaterThan(30)
  expect(refs.filter((ref) => practiceOf(ref) === null)).toEqual([])
  expect(practiceOf('coding/nothing')).toBeNull()
})
