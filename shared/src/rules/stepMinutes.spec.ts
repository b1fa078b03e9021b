import { describe, expect, it } from 'vitest'
import { readSettings } from '../session/index.ts'
import type { ChallengeType } from '../vocabulary/interview.ts'
import { stepMinutes } from './stepMinutes.ts'

const plan = (
  timeLimitInMinutes: number,
  questionCount: number,
  extraTimePercent: 0 | 50 = 0,
  challengeType: ChallengeType = 'coding',
) =>
  stepMinutes(
    { settings: readSettings({ timeLimitInMinutes }), questionCount, extraTimePercent },
    { challengeType },
  ).map(({ minutes }) => minutes)

describe('the plan of a question', () => {
  it('spends most of its minutes on coding', () => {
    expect(plan(20, 1)).toEqual([1, 2, 4, 8, 2, 2, 1])
  })

  it('shares the interview between its questions, and every step gets a minute', () => {
    expect(plan(60, 3)).toEqual(plan(20, 1))
    expect(Math.min(...plan(20, 3))).toBe(1)
  })

  it('has no step for coding if the question is spoken', () => {
    expect(plan(20, 1, 0, 'knowledge')).toEqual([1, 2, 9, 7, 1])
  })

  it('has a single step of statements if the question is a deck', () => {
    const state = { settings: readSettings({ timeLimitInMinutes: 20 }), questionCount: 1, extraTimePercent: 0 } as const
    expect(stepMinutes(state, { challengeType: 'knowledge', statementCount: 15 })).toEqual([
      { step: 'introduction', minutes: 1 },
      { step: 'approach', minutes: 18 },
      { step: 'wrap_up', minutes: 1 },
    ])
  })

  it('grows with a person’s extra time', () => expect(plan(20, 1, 50)).toEqual(plan(30, 1)))
})
