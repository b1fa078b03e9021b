import { type Challenge, loadChallenges } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { judgeCode, spaceKey, timeKey } from './judgeCode.ts'

const bank = loadChallenges()

function challengeOf(id: string): Challenge {
  const challenge = bank.get(id)
  if (challenge === undefined) throw new Error(`${id} is gone`)
  return challenge
}

function costsOf(id: string, message: string): Record<string, string> {
  const challenge = challengeOf(id)
  const taken = challenge.approaches.find(({ quality }) => quality === 'optimal') ?? null
  const judged = judgeCode({ message, asked: 'What does it cost?', taken }, challenge)
  return Object.fromEntries(
    judged.flatMap(({ point, verdict }) => (point === timeKey || point === spaceKey ? [[point, verdict]] : [])),
  )
}

describe('a cost', () => {
  it.each([
    ['pool-passes', 'I try all passes for each day. Isn’t O(n k) better?'],
    ['pool-passes', 'I am not sure whether it is O(n^2).'],
    ['pool-passes', 'Would O(n log n) be possible?'],
  ])('isn’t stated by somebody who wonders about it: %s, %s', (id, message) => {
    expect(costsOf(id, message)).toEqual({})
  })

  it.each([
    ['fire-drill', 'That is O(4 * r * c) time and O(r * c * 2) memory.'],
    ['tablet-strokes', 'It is constant per action, and n memory.'],
    ['same-tune', 'Three passes, so O(3 n) time and O(n) memory.'],
  ])('is the same with a constant factor, or stated for one of many: %s, %s', (id, message) => {
    expect(Object.values(costsOf(id, message))).toEqual(['shown', 'shown'])
  })

  it('is different if it grows differently', () => {
    expect(costsOf('fewest-berths', 'That is O(n) time.')).toEqual({ time: 'contradicted' })
  })
})
