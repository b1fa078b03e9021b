import { expect, it } from 'vitest'
import { type Choice, readChoice } from './choice.ts'
import { nothingRun } from './outcome.ts'
import type { Stage } from './stages.ts'

const run = async () => nothingRun
const stages: Stage[] = [
  { name: 'types', run },
  { name: 'unit', run },
  { name: 'stories', isDeep: true, run },
]
const chosen = (...words: string[]) => told(readChoice(stages, words))
const told = (choice: Choice) =>
  choice.ok ? [...choice.stages.map(({ name }) => name), ...(choice.isComplete ? ['all'] : [])] : choice.reason

it.each([
  [[], ['types', 'unit']],
  [['--all'], ['types', 'unit', 'all']],
  [['unit'], ['unit']],
  [
    ['unit', 'types'],
    ['types', 'unit'],
  ],
  [['stories'], ['stories']],
  [['--deep'], ['stories', 'all']],
  [['--with-deep'], ['types', 'unit', 'stories']],
  [
    ['--with-deep', '--all'],
    ['types', 'unit', 'stories', 'all'],
  ],
])('%j selects %j', (words, expected) => {
  expect(chosen(...words)).toEqual(expected)
})

it('lists the choices if it doesn’t know a word', () => {
  expect(chosen('units')).toBe('There is no stage units; there are types, unit, stories.')
  expect(chosen('--al')).toBe('--al is not known; --all proves everything.')
})
