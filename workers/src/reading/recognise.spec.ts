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

describe('an approach in somebody’s own words', () => {
  it('is heard although something is mentioned that it goes without', () => {
    const plan =
      'The classical one without the width limit is the largest rectangle in a histogram, with a monotonic stack: for each plank I find the nearest lower one on both sides, and cap the width.'
    expect(approachIn(plan, challengeOf('poster-on-the-fence'))?.quality).toBe('optimal')
  })

  it('is not what is rejected', () => {
    const plan = 'I would not use a monotonic stack, but try every start and every end.'
    expect(approachIn(plan, challengeOf('poster-on-the-fence'))?.quality).toBe('brute_force')
  })
})

describe('a sign of everyday words', () => {
  it('is one only as the phrase that it is', () => {
    const days = wordsOf('It takes the four day one for 9, and two passes of three days are 16.')
    expect(hasSign(days, 'day by day')).toBe(false)
    expect(hasSign(wordsOf('I go day by day through the calendar.'), 'day by day')).toBe(true)
    expect(hasSign(wordsOf('One histogram per row, so rows times columns.'), 'one at a time')).toBe(false)
    expect(hasSign(wordsOf('Restart them one at a time.'), 'one at a time')).toBe(true)
  })
})

describe('a cost in somebody’s own words', () => {
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
