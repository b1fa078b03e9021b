import type { TestCount } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import { type Attempt, editorialFor, progressOf } from './progress.ts'

type Changes = Partial<Attempt> & { solvedAt?: number; answered?: boolean; tests?: TestCount; helped?: boolean }
const attempt = (changes: Changes = {}): Attempt => {
  const { solvedAt = null, answered = false, tests, helped, ...others } = changes
  return {
    id: 'session',
    phase: 'IN_PROGRESS',
    mode: 'ai',
    assessmentType: 'not_an_assessment',
    createdAt: 1_000,
    endedAt: null,
    challenges: [
      { id: 'other', solvedAt: 1, answered: true },
      { id: 'own', solvedAt, answered, tests, helped },
    ],
    ...others,
  }
}
const progress = (attempts: Attempt[], givenUpAt: number | null = null) => progressOf('own', attempts, givenUpAt)

describe('progress with a challenge', () => {
  it.each([
    ['nothing', [], null, 'not_started', 'not_done'],
    ['a session that waits for its start', [attempt({ phase: 'NOT_STARTED' })], null, 'not_started', 'not_done'],
    ['another challenge', [attempt({ challenges: [] })], null, 'not_started', 'not_done'],
    ['practice that goes on', [attempt()], null, 'in_progress', 'not_done'],
    ['practice that was left', [attempt({ phase: 'ENDED' })], null, 'in_progress', 'not_done'],
    ['practice that was solved', [attempt({ solvedAt: 5 })], null, 'completed', 'solved'],
    ['an answer in words that is not over', [attempt({ answered: true })], null, 'in_progress', 'not_done'],
    ['an answer in words', [attempt({ answered: true, phase: 'ENDED' })], null, 'completed', 'answered'],
    ['an interview that goes on', [attempt({ assessmentType: null })], null, 'in_progress', 'interview_open'],
    [
      'one that waits for its start',
      [attempt({ assessmentType: null, phase: 'NOT_STARTED' })],
      9,
      'completed',
      'given_up',
    ],
    [
      'an interview that is over',
      [attempt({ assessmentType: null, phase: 'ENDED' })],
      null,
      'in_progress',
      'interview_ended',
    ],
    ['a person’s interview', [attempt({ mode: 'human', phase: 'ENDED' })], null, 'in_progress', 'interview_ended'],
    [
      'an exam, solved before',
      [attempt({ assessmentType: 'timed_coding' }), attempt({ solvedAt: 5 })],
      null,
      'completed',
      'interview_open',
    ],
    ['giving up', [], 9, 'completed', 'given_up'],
  ] as const)('%s', (_what, attempts, givenUpAt, state, key) => {
    const found = progress([...attempts], givenUpAt)
    expect([found.state, Object.values(editorialFor(found))]).toEqual([state, [key]])
  })

  it('was solved at the first time, and never after reading the answer', () => {
    expect(progress([attempt({ solvedAt: 9 }), attempt({ solvedAt: 5 })])).toMatchObject({ solvedAt: 5 })
    expect(progress([attempt({ solvedAt: 9 })], 7)).toMatchObject({ state: 'completed', solvedAt: null, givenUpAt: 7 })
    expect(progress([attempt({ solvedAt: 5 })], 7)).toMatchObject({ solvedAt: 5, givenUpAt: null })
  })

  it('counts the best version over all sessions', () => {
    const of = (passed: number) => attempt({ tests: { passed, total: 17 } })
    expect(progress([of(12), of(15), attempt(), of(4)]).bestTests).toEqual({ passed: 15, total: 17 })
    expect(progress([attempt()]).bestTests).toBeNull()
  })

  it('was last started with the latest session, and lists the practice sessions, latest first', () => {
    const found = progress([
      attempt({ id: 'c', phase: 'NOT_STARTED', createdAt: 3 }),
      attempt({ id: 'b', createdAt: 2 }),
      attempt({ id: 'a', createdAt: 1, phase: 'ENDED' }),
    ])
    expect(found.lastStartedAt).toBe(2)
    expect(found.practice.map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})

describe('what decides when to do it again', () => {
  const history = (attempts: Attempt[], givenUpAt: number | null = null) => progress(attempts, givenUpAt).history
  const ended = { phase: 'ENDED', endedAt: 50 } as const

  it('is every solution, and whether the last one had help', () => {
    expect(history([attempt({ solvedAt: 9 }), attempt({ solvedAt: 5, helped: true })])).toEqual({
      ...{ solvedAt: [5, 9], helped: false, failedAt: null, givenUpAt: null },
    })
    expect(history([attempt({ solvedAt: 9, helped: true })])).toMatchObject({ helped: true })
    expect(history([attempt({ ...ended, answered: true })])).toMatchObject({ solvedAt: [50], failedAt: null })
  })

  it('is a failed attempt, but not a practice in which nothing was handed in', () => {
    expect(history([attempt(ended)])).toMatchObject({ failedAt: null })
    expect(history([attempt({ ...ended, tests: { passed: 3, total: 9 } })])).toMatchObject({ failedAt: 50 })
    expect(history([attempt({ ...ended, assessmentType: null })], 7)).toMatchObject({ failedAt: 50, givenUpAt: 7 })
    expect(history([attempt({ tests: { passed: 3, total: 9 } })])).toMatchObject({ failedAt: null })
  })
})
