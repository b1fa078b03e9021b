import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createBank, type PickCriteria } from './bank.ts'
import type { Challenge } from './challenge.ts'
import { loadChallenges } from './loadChallenges.ts'

const [real] = loadChallenges().all()
if (real === undefined) throw new Error('There is no challenge in the bank.')

const base: Challenge = {
  ...real,
  difficulty: 'straightforward',
  stages: ['on_site'],
  challengeType: 'coding',
  releaseStage: 'prod',
  contentTier: 'standard',
}
const challenge = (id: string, durationInMinutes: Challenge['durationInMinutes'], more: Partial<Challenge> = {}) => ({
  ...base,
  id,
  durationInMinutes,
  ...more,
})

const criteria: PickCriteria = {
  difficulty: 'straightforward',
  programmingLanguage: 'python',
  maxDurationMinutes: 60,
  exclude: [],
  seed: 'seed',
}
const seeds = fc.string({ minLength: 1 })

describe('get', () => {
  const bank = createBank([challenge('one', 20, { version: 'v1' })])

  it('finds a challenge by its id', () => {
    expect(bank.get('one')?.id).toBe('one')
    expect(bank.get('two')).toBeUndefined()
  })

  it('finds it in the version that is asked for, and in no other', () => {
    expect(bank.get('one', 'v1')?.id).toBe('one')
    expect(bank.get('one', 'v0')).toBeUndefined()
  })
})

describe('pick', () => {
  it('takes a challenge that suits the candidate, if the level is given', () => {
    const suits = (levels: Challenge['levels'], roleTypes: Challenge['roleTypes']) => ({ levels, roleTypes })
    const bank = createBank([
      challenge('for a senior', 60, suits(['SENIOR'], ['devops'])),
      challenge('for a junior', 45, suits(['JUNIOR'], ['devops'])),
      challenge('for another role', 60, suits(['JUNIOR'], ['data engineer'])),
    ])
    expect(bank.pick({ ...criteria, candidate: { level: 'JUNIOR', roleType: 'devops' } })?.id).toBe('for a junior')
    expect(bank.pick({ ...criteria, candidate: { level: 'SENIOR', roleType: 'data engineer' } })).toBeUndefined()
    expect(bank.pick(criteria)?.durationInMinutes).toBe(60)
  })

  it('takes the longest that still fits, whatever the seed', () => {
    const bank = createBank([challenge('short', 20), challenge('long', 45), challenge('middle', 30)])
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(bank.pick({ ...criteria, seed })?.id).toBe('long')
        expect(bank.pick({ ...criteria, seed, maxDurationMinutes: 44 })?.id).toBe('middle')
        expect(bank.pick({ ...criteria, seed, maxDurationMinutes: 30 })?.id).toBe('middle')
        expect(bank.pick({ ...criteria, seed, maxDurationMinutes: 29 })?.id).toBe('short')
        expect(bank.pick({ ...criteria, seed, maxDurationMinutes: 19 })).toBeUndefined()
      }),
    )
  })

  it('decides between equals by the seed alone, and can return each of them', () => {
    const ids = ['a', 'b', 'c', 'd']
    const bank = createBank(ids.map((id) => challenge(id, 20)))
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(bank.pick({ ...criteria, seed })).toBe(bank.pick({ ...criteria, seed }))
      }),
    )
    const picked = Array.from({ length: 200 }, (_, index) => bank.pick({ ...criteria, seed: `seed ${index}` })?.id)
    expect(new Set(picked)).toEqual(new Set(ids))
  })

  it('prefers any challenge that is not excluded, even a shorter one', () => {
    const bank = createBank([challenge('done', 45), challenge('fresh', 20)])
    fc.assert(
      fc.property(seeds, (seed) => {
        expect(bank.pick({ ...criteria, seed, exclude: ['done'] })?.id).toBe('fresh')
      }),
    )
  })

  it('takes an excluded one if nothing else fits, again the longest', () => {
    const bank = createBank([
      challenge('done', 20),
      challenge('done-longer', 45),
      challenge('hard', 45, { difficulty: 'challenging' }),
    ])
    expect(bank.pick({ ...criteria, exclude: ['done', 'done-longer'] })?.id).toBe('done-longer')
  })

  it.each([
    ['of another difficulty', { difficulty: 'challenging' }],
    ['of another stage', { stages: ['telephone'] }],
    ['of another type', { challengeType: 'knowledge' }],
    ['not released', { releaseStage: 'beta' }],
    ['of another tier', { contentTier: 'premium' }],
  ] satisfies [string, Partial<Challenge>][])('skips a challenge %s', (_what, more) => {
    const wanted: PickCriteria = { ...criteria, stage: 'on_site', challengeType: 'coding' }
    expect(createBank([challenge('other', 20, more)]).pick(wanted)).toBeUndefined()
    expect(createBank([challenge('other', 45, more), challenge('right', 20)]).pick(wanted)?.id).toBe('right')
  })

  it('ignores stage and type if none is given', () => {
    const bank = createBank([challenge('any', 20, { stages: ['telephone'] })])
    expect(bank.pick(criteria)?.id).toBe('any')
  })
})
