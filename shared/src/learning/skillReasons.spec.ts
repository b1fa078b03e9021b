import { expect, it } from 'vitest'
import { happeningSchema, type Observation } from './happening.ts'
import { reasonsFor } from './skillReasons.ts'

const happened = (...observations: Pick<Observation, 'skill' | 'source' | 'outcome'>[]) =>
  happeningSchema.parse({ id: 'h', at: 0, observations: observations.map((each) => ({ ...each, difficulty: 0 })) })
const scored = (score: number) => happened({ skill: 'testing_by_hand', source: 'interview', outcome: (score - 1) / 3 })

it('says what most of the last three interviews scored', () => {
  expect(reasonsFor('testing_by_hand', [2, 3, 2, 4, 4, 4].map(scored))).toEqual([
    '2 of your last 3 interviews: testing at 2',
  ])
  expect(reasonsFor('testing_by_hand', [4, 2].map(scored))).toEqual(['1 of your last 2 interviews: testing at 2'])
  expect(reasonsFor('testing_by_hand', [scored(3)])).toEqual(['Your last interview: testing at 3'])
})

it('counts each kind of evidence by itself, and at most three', () => {
  const heaps = (source: Observation['source'], outcome: number) => happened({ skill: 'heaps', source, outcome })
  const all = [heaps('quiz', 1), heaps('quiz', 0), heaps('challenge', 1), heaps('challenge', 0.4), heaps('review', 1)]
  expect(reasonsFor('heaps', all)).toEqual([
    'Solved 1 of 2 challenges',
    '50% right in quiz questions',
    '100% right in reviews',
  ])
  expect(reasonsFor('heaps', [...all, heaps('diagnostic', 1)])).toHaveLength(3)
  expect(reasonsFor('trees', all)).toEqual([])
})
