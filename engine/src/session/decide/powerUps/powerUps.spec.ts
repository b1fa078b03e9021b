import { replay, viewOf } from '@greenroom/shared/session'
import { type PowerUp, powerUps } from '@greenroom/shared/vocabulary'
import { describe, expect, it } from 'vitest'
import type { CreateSession } from '../../commands.ts'
import { createSession, given, opened, reply, stranger } from '../../testing/given.ts'
import { coachAnswers, save, stories, use } from '../../testing/powerUps.ts'

describe('when a power-up may be used', () => {
  const never = 'NOT_IN_PROGRESS'
  const not = 'POWER_UP_NOT_NOW'
  const yes = null
  const steps = Object.keys(stories) as (keyof typeof stories)[]
  const rows: Record<PowerUp, Partial<Record<keyof typeof stories, string | null>>> = {
    mentors_whisper: { testing: not, followUp: not, wrapUp: not },
    divine_inspiration: { testing: not, followUp: not, wrapUp: not },
    cognitive_boost: {},
    bug_scanner: { introduction: not, clarification: not, approach: not },
    instant_feedback: { introduction: not, clarification: not, approach: not },
    time_dilation: { introduction: not },
    second_wind: {},
    time_warp: {
      introduction: not,
      clarification: not,
      approach: not,
      coding: 'NO_SUCH_SNAPSHOT',
      testing: 'NO_SUCH_SNAPSHOT',
      followUp: 'NO_SUCH_SNAPSHOT',
      wrapUp: 'NO_SUCH_SNAPSHOT',
    },
    double_edge: { coding: not, testing: not, followUp: not, wrapUp: not },
    shield: {},
  }
  for (const powerUp of powerUps) {
    for (const step of steps) {
      const outside = step === 'notStarted' || step === 'ended' ? never : yes
      const expected = rows[powerUp][step] ?? outside
      it(`${powerUp} in ${step}: ${expected ?? 'allowed'}`, () => {
        const asked = stories[step]().when(use(powerUp))
        if (expected !== null) return asked.thenRefused(expected)
        expect(asked.thenEvents().events[0]).toMatchObject({ type: 'PowerUpUsed', powerUp, question: 1 })
      })
    }
  }

  const opening = (change: Partial<CreateSession>) => {
    const create = createSession()
    if (create.type !== 'CreateSession') throw new Error('not the command that opens a session')
    return given({ ...create, ...change }, { type: 'StartInterview' }).and(reply('reply-2'))
  }
  it('is off in every exam, by kind and by choice', () => {
    for (const powerUp of powerUps) {
      opening({ assessmentType: 'timed_coding' }).when(use(powerUp)).thenRefused('POWER_UPS_OFF')
      opening({ assessmentType: 'efficient_algorithm' }).when(use(powerUp)).thenRefused('POWER_UPS_OFF')
      opening({ exam: true }).when(use(powerUp)).thenRefused('POWER_UPS_OFF')
    }
  })

  it('adds no time without a clock, and stakes no XP if none can be won', () => {
    const practice = opened({}, { assessmentType: 'not_an_assessment' })
    for (const powerUp of ['time_dilation', 'second_wind', 'double_edge', 'shield'] as const)
      practice.when(use(powerUp)).thenRefused('POWER_UP_NOT_NOW')
    practice.when(use('cognitive_boost')).thenEvents('PowerUpUsed', 'ReplyRequested')
  })

  it('once of each kind, and three in all', () => {
    const two = opened().and(use('shield'), use('second_wind'))
    two.when(use('shield')).thenRefused('POWER_UP_USED')
    two.and(use('double_edge')).when(use('cognitive_boost')).thenRefused('NO_POWER_UPS_LEFT')
  })

  it('can’t be used by anybody else, or for a finished question', () => {
    opened().when(use('shield'), stranger).thenRefused('NOT_ALLOWED')
    opened()
      .when({ ...use('shield'), question: 2 })
      .thenRefused('QUESTION_OVER')
  })
})

describe('used power-ups are in the log', () => {
  it('so a reload shows the same room', () => {
    const told = opened().and(save('x = 1'), use('time_dilation'), use('bug_scanner'))
    const answered = told.and(coachAnswers(told), use('shield'))
    expect(replay(answered.commits)).toEqual(answered.state)
    expect(replay(answered.commits.map((commit) => viewOf(commit, 'user:1')))).toEqual(answered.state)
  })
})
