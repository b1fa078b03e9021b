import { loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { approachIn, judgeCost } from './recognise.ts'
import { hasSign, wordsOf } from './signs.ts'

const bank = loadChallenges({})
const challengeOf = (id: string) => {
  const found = bank.get(id)
  if (found === undefined) throw new Error(`there is no challenge ${id}`)
  return found
}

describe('an approach in a candidate’s own words', () => {
  it('is recognised even if it mentions something it does without', () => {
    const plan =
      'The classical one without the width limit is the largest rectangle in a histogram, with a monotonic stack: for each plank I find the nearest lower one on both sides, and cap the width.'
    expect(approachIn(plan, challengeOf('poster-on-the-fence'))?.quality).toBe('optimal')
  })

  it('isn’t a rejected one', () => {
    const plan = 'I would not use a monotonic stack, but try every start and every end.'
    expect(approachIn(plan, challengeOf('poster-on-the-fence'))?.quality).toBe('brute_force')
  })

  it.each([
    ['backstage-doors', 'Counting will not see that he left a before b, so counters are out.'],
    ['fire-drill', 'Searching for each person separately repeats the same walk many times.'],
    ['knitting-card', 'Unrolling it could be a million billion letters, no thank you.'],
    ['nights-at-the-telescope', 'Inserting in a sorted list moves everything after it, so I’d avoid it.'],
  ])('isn’t one that is turned down: %s', (id, text) => {
    expect(approachIn(text, challengeOf(id))).toBeNull()
  })

  it('is the slow one if that gets more words, and the better one if the candidate turns to it', () => {
    const slow = 'For each exit separately a flood, keeping the smaller number in every square.'
    const challenge = challengeOf('fire-drill')
    expect(approachIn(slow, challenge)?.quality).toBe('brute_force')
    expect(approachIn(`${slow} Better: all exits go into the queue together.`, challenge)?.quality).toBe('optimal')
  })

  it('is recognised in a plan with several techniques, but not in a list of them', () => {
    const challenge = challengeOf('nights-at-the-telescope')
    const plan =
      'Two heaps over a sliding window: the chosen nights with the dearest on top, the rest with the cheapest on top, and lazy deletion of what is over, with a running sum, after a sort of nothing at all.'
    expect(approachIn(plan, challenge)?.quality).toBe('optimal')
    expect(approachIn('heap or hash map or dp or sliding window or binary search', challenge)).toBeNull()
  })
})

describe('approaches in everyday words', () => {
  const approaches = [
    { name: 'best', quality: 'optimal', signs: ['two stacks'], plainly: ['pile + top'] },
    { name: 'exact', quality: 'acceptable', signs: ['linked list'], plainly: ['pile + top + new + stroke'] },
    { name: 'careless', quality: 'wrong', signs: ['never clear'], plainly: ['new + stroke + undone + stay + redo'] },
  ] as const
  const heard = (text: string) =>
    approachIn(text, {
      approaches: approaches.map((each) => ({
        ...{ ...each, signs: [...each.signs], plainly: [...each.plainly] },
        ...{ time: 'O(n)', space: 'O(n)', response: 'Please code it.' },
      })),
    })?.name

  it('are told apart by how much of each is said', () => {
    expect(heard('The pile has its top.')).toBe('best')
    expect(heard('A new stroke goes on top of the pile.')).toBe('exact')
  })

  it('are wrong if their flaw is stated, whatever technique is named', () => {
    expect(heard('I keep two stacks.')).toBe('best')
    expect(heard('I keep two stacks, and at a new stroke the undone ones stay there for redo.')).toBe('careless')
  })
})

describe('a sign of everyday words', () => {
  it('only counts as a phrase', () => {
    const days = wordsOf('It takes the four day one for 9, and two passes of three days are 16.')
    expect(hasSign(days, 'day by day')).toBe(false)
    expect(hasSign(wordsOf('I go day by day through the calendar.'), 'day by day')).toBe(true)
    expect(hasSign(wordsOf('One histogram per row, so rows times columns.'), 'one at a time')).toBe(false)
    expect(hasSign(wordsOf('Restart them one at a time.'), 'one at a time')).toBe(true)
  })
})

describe('a cost in a candidate’s own words', () => {
  const challenge = challengeOf('pool-passes')
  const [optimal = null] = challenge.approaches

  it.each([
    ['That is n times k with a pointer for each pass. Space is n for the table.', 'right', 'right'],
    ['Space is O(n + k), the table and one pointer for each pass.', 'unsaid', 'right'],
    ['O(n k) time, and memory is n.', 'right', 'right'],
    ['O(n^2) time and O(n) space', 'wrong', 'right'],
    ['The time is n squared plus n.', 'wrong', 'unsaid'],
    ['I keep n answers in a list.', 'unsaid', 'unsaid'],
  ] as const)('%s', (said, time, space) => {
    expect(judgeCost(said, challenge, optimal)).toEqual({ time, space })
  })
})

describe('a cost of a class’s methods', () => {
  const challenge = challengeOf('one-hook-for-all-coats')

  it.each([
    ['O(1) per call, O(n) memory', 'right', 'right'],
    ['It is O(1) for each call, and O(n) space.', 'right', 'right'],
    ['constant time per operation and linear space', 'right', 'right'],
    ['All three are O(1) each.', 'right', 'unsaid'],
    ['O(n) time in total and O(n) space', 'right', 'right'],
    ['O(n) per call', 'wrong', 'unsaid'],
  ] as const)('is that of one call: %s', (said, time, space) => {
    expect(judgeCost(said, challenge, null)).toEqual({ time, space })
  })
})

describe('a cost that only the best approach has', () => {
  const challenge = challengeOf('sleepy-scribes')
  const [, slower = null] = challenge.approaches

  it.each([
    ['The time is O(n times m), every cell once.', 'wrong'],
    ['There is a loop over the nap in every cell, so O(n * m * (n + m)) time.', 'right'],
  ] as const)('doesn’t apply to a slower one: %s', (said, time) => {
    expect(judgeCost(said, challenge, slower)).toMatchObject({ time })
  })
})
