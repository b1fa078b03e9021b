import { expect, it } from 'vitest'
import { areCostsComplete, costsSentence } from './costs.ts'

it.each([
  ['n log n', 'n', 'The time is O(n log n) and the space is O(n).'],
  ['O(n)', 'O(1).', 'The time is O(n) and the space is O(1).'],
  ['n^2', '', 'The time is O(n^2).'],
  ['', '1', 'The space is O(1).'],
  [
    'linear in the number of boats, then',
    '1',
    'The time is linear in the number of boats, then and the space is O(1).',
  ],
  [' ', '', null],
])('%j and %j', (time, space, sentence) => {
  expect(costsSentence({ time, space })).toBe(sentence)
})

it('is complete with both', () => {
  expect(areCostsComplete({ time: 'n', space: ' ' })).toBe(false)
  expect(areCostsComplete({ time: 'n', space: '1' })).toBe(true)
})
