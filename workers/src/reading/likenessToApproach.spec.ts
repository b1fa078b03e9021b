import { loadChallenges } from '@greenroom/shared/content'
import { expect, it } from 'vitest'
import { likestRight } from './likenessToApproach.ts'
import { approachIn } from './recognise.ts'

const storm = loadChallenges().get('network-in-the-storm')
if (storm === undefined) throw new Error('There is no such challenge.')

const backwards =
  'Once everything has failed each station stands alone. From there I go back through the list, and each cable that is put in again may bring two clubs together; the smaller club hands its members to the boss of the larger one, who knows the size. As soon as a club is as large as needed I stop, and that cable was the fatal one.'
const recounted =
  'After every failure I start from scratch: I take the cables that still hold, walk from each station to all that it can reach, colour them, and count again how many there are. The first failure after which no colour has enough stations is the answer. That is done anew for every single cable.'

it('leads towards the right approach with the plan’s words, and away from it if the plan is a slow one', () => {
  expect(likestRight(backwards, storm)?.approach.quality).toBe('optimal')
  expect(likestRight(backwards, storm)?.lead).toBeGreaterThan(2)
  expect(likestRight(recounted, storm)?.lead).toBeLessThan(0)
})

it('recognises the plan, and a slow one as slow', () => {
  expect(approachIn(backwards, storm)?.quality).toBe('optimal')
  expect(approachIn(recounted, storm)?.quality).toBe('brute_force')
})

it('ignores negated words', () => {
  expect(likestRight('no backwards, no union', storm)?.lead).toBe(likestRight('', storm)?.lead)
})
