import { loadChallenges, loadSpoken } from '@greenroom/shared/content'
import { describe, expect, it } from 'vitest'
import { aimOf, inOrderFor } from './followUpOrder.ts'

const everything = [...loadChallenges().all(), ...loadSpoken().all()]

describe('the aim of an authored question', () => {
  it.each([
    ['scale', 'The recordings no longer fit into memory and lie in many files. How would you count?'],
    [
      'scale',
      'Suppose requests arrive one at a time, and you must answer the best sum after each. What becomes expensive?',
    ],
    ['operation', 'How would you test this program beyond the examples?'],
    ['operation', 'What does one call cost, in the worst case and on average over all calls?'],
    ['addition', 'How would you also tell everybody which way to walk?'],
    ['variation', 'Suppose exactly one entry may be struck out. How would you find out whether that repairs the log?'],
    ['variation', 'Suppose a memory is withdrawn later, as its author was mistaken. What would you do?'],
  ] as const)('is %s: %s', (aim, question) => {
    expect(aimOf(question)).toBe(aim)
  })
})

describe('the order of an author’s questions', () => {
  it.each(everything.map((question) => [question.id, question] as const))(
    'starts with the simplest for a junior, and with other limits for a senior: %s',
    (_id, { followUps }) => {
      const aims = followUps.map(({ question }) => aimOf(question))
      const [junior, senior] = (['JUNIOR', 'SENIOR'] as const).map((level) =>
        inOrderFor(level, followUps).map(({ question }) => aimOf(question)),
      )
      const hasSimple = aims.some((aim) => aim === 'addition' || aim === 'variation')
      if (hasSimple) expect(['addition', 'variation']).toContain(junior?.[0])
      if (aims.includes('scale')) expect(senior?.[0]).toBe('scale')
      if (aims.includes('operation')) expect(senior?.slice(0, 2)).toContain('operation')
      expect(new Set(inOrderFor('SENIOR', followUps))).toEqual(new Set(followUps))
    },
  )

  it('differs between the levels for nearly all of them', () => {
    const first = (level: 'JUNIOR' | 'SENIOR') => everything.map(({ followUps }) => inOrderFor(level, followUps)[0])
    const [junior, senior] = [first('JUNIOR'), first('SENIOR')]
    expect(junior.filter((each, index) => each !== senior[index]).length).toBeGreaterThan(everything.length * 0.8)
  })
})
