import { describe, expect, it } from 'vitest'
import { rounds } from '../session/scorecard.ts'
import { experienceLevels, roleTypes } from '../vocabulary/hiring.ts'
import { expectedOf } from './expectations.ts'
import { rubrics } from './rubrics.ts'

const lines = rounds.flatMap((round) => Object.keys(rubrics[round]).map((dimension) => [round, dimension] as const))

describe('expectations', () => {
  it.each(lines)('in %s of %s are in separate sentences for every level and role', (round, dimension) => {
    for (const roleType of roleTypes) {
      const [junior, senior] = experienceLevels.map((level) => expectedOf(round, dimension, { level, roleType }))
      expect(junior).not.toBe(senior)
      for (const text of [junior, senior]) {
        expect(text).toMatch(/^[A-Z][^.!?]+\.( (For|In) [^.!?]+\.)?$/)
        expect(text?.split(' ').length).toBeLessThanOrEqual(45)
      }
    }
  })

  it('differ by role wherever systems are designed and knowledge is asked for', () => {
    for (const round of ['system_design', 'knowledge'] as const) {
      const whole = roleTypes.map((roleType) =>
        Object.keys(rubrics[round])
          .map((dimension) => expectedOf(round, dimension, { level: 'SENIOR', roleType }))
          .join(' '),
      )
      expect(new Set(whole).size).toBe(roleTypes.length)
    }
  })

  it('don’t exist for dimensions the round doesn’t judge', () => {
    const applicant = { level: 'JUNIOR', roleType: 'devops' } as const
    expect(expectedOf('coding', 'accuracy', applicant)).toBeUndefined()
    expect(expectedOf('coding', 'toString', applicant)).toBeUndefined()
  })
})
