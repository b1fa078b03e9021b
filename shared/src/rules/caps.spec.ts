import { describe, expect, it } from 'vitest'
import { rounds } from '../session/scorecard.ts'
import { powerUps } from '../vocabulary/interview.ts'
import { capsOfAsk, capsOn, type Help, isFreeRung, limitOf, pricesOf } from './caps.ts'
import { rubrics } from './rubrics.ts'

const limits = (help: Help, round: (typeof rounds)[number]) =>
  Object.fromEntries(pricesOf(help, round).map(({ dimension, at }) => [dimension, at]))
const everyOf = (dimensions: object, at: number) =>
  Object.fromEntries(Object.keys(dimensions).map((dimension) => [dimension, at]))

describe('the price of help', () => {
  it.each([
    [{ hintRung: 2 }, 'coding', {}],
    [{ hintRung: 3 }, 'coding', { 'problem solving': 3 }],
    [{ hintRung: 4 }, 'telephone', { 'problem solving': 3 }],
    [{ hintRung: 5 }, 'coding', { 'problem solving': 2 }],
    [{ hintRung: 2 }, 'knowledge', {}],
    [{ hintRung: 3 }, 'knowledge', { accuracy: 3 }],
    [{ hintRung: 5 }, 'knowledge', { accuracy: 2 }],
    [{ hintRung: 4 }, 'system_design', everyOf(rubrics.system_design, 3)],
    [{ hintRung: 5 }, 'system_design', everyOf(rubrics.system_design, 2)],
    [{ powerUps: ['bug_scanner'] }, 'coding', { testing: 3 }],
    [{ powerUps: ['instant_feedback'] }, 'telephone', { 'technical competency': 3 }],
    [{ powerUps: ['divine_inspiration'] }, 'coding', { 'problem solving': 2 }],
    [{ powerUps: ['divine_inspiration'] }, 'knowledge', { accuracy: 2 }],
    [{ powerUps: ['bug_scanner', 'instant_feedback'] }, 'knowledge', {}],
    [{ asked: { testing: 3 } }, 'coding', { testing: 3 }],
    [{ asked: { testing: 3, 'technical competency': 3 } }, 'system_design', {}],
    [{ failsEveryTest: 'noticed' }, 'coding', { 'technical competency': 2 }],
    [{ failsEveryTest: 'unnoticed' }, 'coding', { 'technical competency': 2, 'problem solving': 3 }],
    [{ failsEveryTest: 'unnoticed' }, 'knowledge', {}],
    [{ failsEveryTest: 'noticed', asked: { 'technical competency': 3 } }, 'coding', { 'technical competency': 2 }],
    [{ hintRung: 5, failsEveryTest: 'unnoticed' }, 'coding', { 'problem solving': 2, 'technical competency': 2 }],
  ] as const)('%o in a round of %s', (help, round, expected) => {
    expect(limits(help, round)).toEqual(expected)
  })

  it('is zero without help, and for power-ups that don’t help with anything judged', () => {
    const others = powerUps.filter((each) => !['divine_inspiration', 'bug_scanner', 'instant_feedback'].includes(each))
    for (const round of rounds) {
      expect(limits({}, round)).toEqual({})
      expect(limits({ powerUps: others }, round)).toEqual({})
    }
  })

  it('lists each cause of a cap separately', () => {
    const help: Help = { hintRung: 4, powerUps: ['divine_inspiration'], asked: { testing: 3 } }
    const caps = capsOn('problem solving', 'coding', help)
    expect(caps).toEqual([
      { because: 'hints', at: 3, rung: 4 },
      { because: 'power_up', at: 2, powerUp: 'divine_inspiration' },
    ])
    expect(limitOf(caps)).toBe(2)
    expect(capsOn('testing', 'coding', help)).toEqual([{ because: 'asked', at: 3 }])
  })

  it('is the same for a button and for the power-up with the same effect', () => {
    const byButton = (asked: Help['asked'] = {}) => limits({ asked }, 'coding')
    expect(byButton(capsOfAsk({ call: 'debug' }))).toEqual(limits({ powerUps: ['bug_scanner'] }, 'coding'))
    expect(byButton(capsOfAsk({ call: 'predefinedInteractions', desiredAction: 'provideCodeFeedback' }))).toEqual(
      limits({ powerUps: ['instant_feedback'] }, 'coding'),
    )
    expect(byButton(capsOfAsk({ call: 'predefinedInteractions', desiredAction: 'provideClarification' }))).toEqual({})
  })

  it('starts with the third rung of the ladder', () => {
    expect([1, 2, 3, 4, 5].map(isFreeRung)).toEqual([true, true, false, false, false])
  })
})
