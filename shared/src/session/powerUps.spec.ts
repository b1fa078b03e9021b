import { describe, expect, it } from 'vitest'
import { powerUpTexts } from '../english/powerUps.ts'
import { powerUps } from '../vocabulary/interview.ts'
import { isAssisted, powerUpRefusal, powerUpRules, powerUpsIn } from './powerUps.ts'
import { isRetryable } from './refusals.ts'
import { created, finished, inProgress, presented, sessionOf, used, wrote } from './testing/sessionLog.ts'

describe('the table of power-ups', () => {
  it('charges the prices of answers §4', () => {
    expect(Object.fromEntries(powerUps.map((powerUp) => [powerUp, powerUpRules[powerUp].charges]))).toEqual({
      mentors_whisper: 1,
      time_dilation: 2,
      second_wind: 3,
      divine_inspiration: 3,
      cognitive_boost: 1,
      time_warp: 1,
      double_edge: 0,
      bug_scanner: 2,
      shield: 1,
      instant_feedback: 2,
    })
  })

  it('makes the requests of answers §4 to the coach', () => {
    const actions = powerUps.flatMap((powerUp) => {
      const { effect } = powerUpRules[powerUp]
      return effect.kind === 'coach' ? [[powerUp, effect.desiredAction]] : []
    })
    expect(Object.fromEntries(actions)).toEqual({
      mentors_whisper: 'provideHint',
      divine_inspiration: 'provideHint',
      cognitive_boost: 'provideClarification',
      bug_scanner: 'detectBugsInCode',
      instant_feedback: 'provideCodeFeedback',
    })
  })

  it('explains in one line what each does, and in one why it can’t be used', () => {
    for (const { description, notNow } of Object.values(powerUpTexts)) {
      expect(description).toMatch(/^[A-Z][^!\n]{10,110}\.$/)
      expect(notNow).toMatch(/^[A-Z][^!\n]{10,110}\.$/)
    }
  })
})

describe('powerUpRefusal', () => {
  it('is for interviews in progress', () => {
    expect(powerUpRefusal(sessionOf(created, presented(1)), 'shield')).toBe('NOT_IN_PROGRESS')
    expect(powerUpRefusal(sessionOf(created, presented(1), { type: 'InterviewStarted' }, finished()), 'shield')).toBe(
      'NOT_IN_PROGRESS',
    )
    expect(powerUpRefusal(inProgress(), 'shield')).toBeNull()
  })

  it('is off in mocks among people and in exams', () => {
    for (const powerUp of powerUps) {
      expect(powerUpRefusal({ ...inProgress(), mode: 'human' }, powerUp)).toBe('POWER_UPS_OFF')
      expect(powerUpRefusal({ ...inProgress(), assessmentType: 'timed_coding' }, powerUp)).toBe('POWER_UPS_OFF')
    }
  })

  it('doesn’t count a refunded use', () => {
    const refunded = inProgress(...used('shield', 'refunded'))
    expect(powerUpRefusal(refunded, 'shield')).toBeNull()
    const full = [...used('shield', 'spent'), ...used('second_wind'), ...used('double_edge')]
    expect(powerUpRefusal(inProgress(...full), 'cognitive_boost')).toBe('NO_POWER_UPS_LEFT')
    expect(powerUpRefusal(inProgress(...full), 'shield')).toBe('POWER_UP_USED')
  })

  it('requires the candidate’s own code before the coach is asked about it', () => {
    expect(powerUpRefusal(inProgress(wrote(' # stub\n')), 'bug_scanner')).toBe('POWER_UP_NOT_NOW')
    expect(powerUpRefusal(inProgress(wrote('  ')), 'instant_feedback')).toBe('POWER_UP_NOT_NOW')
    expect(powerUpRefusal(inProgress(wrote('x = 1')), 'bug_scanner')).toBeNull()
  })

  it('has a sentence for every refusal', () => {
    for (const code of ['POWER_UPS_OFF', 'POWER_UP_USED', 'NO_POWER_UPS_LEFT', 'INSUFFICIENT_CHARGES'] as const)
      expect(isRetryable(code)).toBe(false)
    expect(isRetryable('COACH_PENDING')).toBe(true)
  })
})

describe('how help affects the result', () => {
  const usesIn = (...events: Parameters<typeof inProgress>) => inProgress(...events).powerUps

  it('applies to the question it was used in', () => {
    const uses = usesIn(...used('divine_inspiration', 'spent'), ...used('bug_scanner', 'spent', 2))
    expect(powerUpsIn(uses, 1)).toEqual(['divine_inspiration'])
    expect(powerUpsIn(uses, 2)).toEqual(['bug_scanner'])
    expect(powerUpsIn(usesIn(...used('bug_scanner', 'refunded')), 1)).toEqual([])
  })

  it('counts as assistance if it gave time', () => {
    expect(isAssisted(usesIn(...used('time_dilation')))).toBe(true)
    expect(isAssisted(usesIn(...used('second_wind')))).toBe(false)
    expect(isAssisted(usesIn(...used('second_wind', 'spent')))).toBe(true)
    expect(isAssisted(usesIn(...used('divine_inspiration', 'spent')))).toBe(false)
  })
})
