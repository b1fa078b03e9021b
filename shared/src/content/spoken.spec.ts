import { describe, expect, it } from 'vitest'
import { publicChallengeSchema } from '../session/publicChallenge.ts'
import { loadSpoken, presentableSpoken, spokenKinds } from './spoken.ts'

const bank = loadSpoken()

describe('questions answered in words', () => {
  it.each(spokenKinds)('exist in the kind %s', (kind) => {
    expect(bank.all().filter(({ challengeType }) => challengeType === kind)).not.toEqual([])
  })

  it.each(bank.all().map((question) => [question.id, question] as const))(
    '%s has points to judge an answer by, and reveals none of them',
    (_id, question) => {
      expect(question.points.filter(({ weight }) => weight === 'essential').length).toBeGreaterThan(1)
      const shown = presentableSpoken(question, 'python')
      expect(publicChallengeSchema.parse(shown)).toEqual(shown)
      const said = JSON.stringify(shown)
      // The task may mention a part by name, but never contains a whole sentence about it.
      const points = question.points.map(({ point }) => point).filter((point) => point.includes(' '))
      for (const secret of [question.editorial, ...question.hints, ...points])
        expect(said).not.toContain(JSON.stringify(secret).slice(1, -1))
    },
  )

  it('include everything that must be read for them', () => {
    for (const question of bank.all())
      if (question.challengeType === 'explain_code') expect(question.statement).toMatch(/^```\w+\n[\s\S]+\n```$/m)
  })
})
