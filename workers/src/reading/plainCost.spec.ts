import { describe, expect, it } from 'vitest'
import { timeSaid } from './plainCost.ts'

describe('a cost in everyday words', () => {
  it.each([
    ['Every boat is looked at once.', 'O(n)'],
    ['The time grows with the number of episodes.', 'O(n)'],
    ['Each job and each order is handled once.', 'O(n + m)'],
    ['It is jobs plus orders.', 'O(n + m)'],
    ['That is roads times floors, with a logarithm on top.', 'O(m * b * log n)'],
    ['It takes the number of days times the number of passes.', 'O(n * k)'],
    ['Putting them in order costs most.', 'O(n log n)'],
    ['Machines times a logarithm of the largest time.', 'O(n log T)'],
    ['Each tile is seen once.', 'O(r * c)'],
    ['One step per action.', 'O(n)'],
    ['About one cheap step for each cable.', 'O(n)'],
    ['Linear in jobs and orders.', 'O(n + m)'],
    ['That is 15,000 × 10 steps.', 'O(n * k)'],
    ['About 200 thousand times 18 steps.', 'O(n log n)'],
    ['400k cells, constant work each.', 'O(n * m)'],
  ])('is recognised: %s', (said, authored) => {
    expect(timeSaid(said, [authored])).toBe(true)
  })

  it.each([
    ['It is roads times floors.', 'O(n)'],
    ['It is jobs plus orders.', 'O(n * m)'],
    ['Machines times guests.', 'O(n log T)'],
    ['That is 15,000 × 10 steps.', 'O(n log n)'],
    ['Boats of 3 x 10 metres.', 'O(n * m)'],
  ])('isn’t recognised if it is a different one: %s', (said, authored) => {
    expect(timeSaid(said, [authored])).toBe(false)
  })

  it.each([
    'I start from all exits at once and spread to the neighbours.',
    'I go through the list once and keep the largest.',
    'Then I walk along the row once more.',
    'Each boat moves in once the berth is free.',
    'In each step I take one out and go on.',
    'I would check each one against the others.',
    'I keep nothing for each entry.',
    'Each cell comes from the cheapest one before it.',
  ])('isn’t the approach itself: %s', (said) => {
    expect(timeSaid(said, ['O(n)'])).toBe(false)
  })

  it.each([
    ['For each side with side times side at most the number, check both.', 'O(sqrt n)'],
    ['Check both against the bounds, a square only once, tests included.', 'O(sqrt n)'],
    ['It needs rows times columns memory.', 'O(r * c)'],
    ['Then I sort them by their count, most first.', 'O(n log n)'],
    ['Sort by end, then either skip it or take it and go on.', 'O(n log n)'],
  ])('isn’t recognised if only the approach or the memory is described: %s', (said, authored) => {
    expect(timeSaid(said, [authored])).toBe(false)
  })
})
