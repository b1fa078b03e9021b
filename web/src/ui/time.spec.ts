import { expect, test } from 'vitest'
import { clockTimeOf, dayAndTimeOf, elapsedOf } from './time.ts'

test.each([
  [0, '00:00'],
  [61_999, '01:01'],
  [37 * 60_000 + 24_000, '37:24'],
  [3_723_000, '1:02:03'],
  [-5, '00:00'],
])('%i ms is %s', (ms, text) => {
  expect(elapsedOf(ms)).toBe(text)
})

test('a day and a time are readable without a year', () => {
  const at = new Date(2026, 10, 21, 13, 36)
  expect(dayAndTimeOf(at)).toBe('Sat 21 Nov, 13:36')
  expect(clockTimeOf(at)).toBe('13:36')
})
