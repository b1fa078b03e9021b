import { expect, it } from 'vitest'
import { createConfusion } from './confusion.ts'

it('counts the intended and the recognised labels', () => {
  const confusion = createConfusion(['yes', 'no', 'never heard'])
  const heard = [
    ...Array.from({ length: 3 }, () => ['yes', 'yes'] as const),
    ['yes', 'no'] as const,
    ['no', 'no'] as const,
    ['no', 'yes'] as const,
  ]
  for (const [meant, taken] of heard) confusion.add(meant, taken)
  expect(confusion.scoresOf('yes')).toEqual({ precision: 0.75, recall: 0.75, f1: 0.75, support: 4 })
  expect(confusion.scoresOf('no')).toEqual({ precision: 0.5, recall: 0.5, f1: 0.5, support: 2 })
  // A label without any examples doesn't count in the mean.
  expect(confusion.macroF1()).toBeCloseTo(0.625)
  expect(confusion.total()).toBe(6)
})
