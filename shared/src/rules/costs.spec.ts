import { expect, it } from 'vitest'
import { costsSentence, statesCosts } from './costs.ts'

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

it.each([
  [['O(n log n) time, O(n) memory.'], true],
  [['It runs in O(n).', 'And the space is constant.'], true],
  [['Linear in both.'], true],
  [['It runs in O(n).'], false],
  [['What about time and memory?'], false],
  [[], false],
])('%j states both costs: %s', (messages, states) => {
  expect(statesCosts(messages)).toBe(states)
})

it('every sentence about both costs is recognised as both', () => {
  for (const time of ['n', 'n log n', 'linear', 'O(n * k)', '2^n'])
    expect(statesCosts([costsSentence({ time, space: '1' }) ?? '']), time).toBe(true)
})
