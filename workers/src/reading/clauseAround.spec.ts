import { expect, test } from 'vitest'
import { clauseAround } from './findSigns.ts'

/** Guards against a scorecard quote that begins in the middle of a number. */
test('a clause doesn’t end inside a number', () => {
  const said = 'At the peak that is 500,000 answers a second, so one machine will not do.'
  const at = said.indexOf('answers')
  expect(clauseAround(said, { at, end: at + 'answers'.length })).toBe('At the peak that is 500,000 answers a second')
})
