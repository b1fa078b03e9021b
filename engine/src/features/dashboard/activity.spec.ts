import { nothingDone, withDone, withWork } from '@greenroom/shared/learning'
import { readSettings } from '@greenroom/shared/session'
import { describe, expect, it } from 'vitest'
import type { SessionHead } from '../../session/sessionLog.ts'
import { calendarMinutes, countsOf, minutesByDay, minutesThisWeek } from './activity.ts'

const began = Date.parse('2026-11-20T10:00:00Z')
const head = (id: string, given: Partial<SessionHead> = {}): SessionHead => ({
  ...{ id, seq: 9, phase: 'ENDED', mode: 'ai', candidateId: 'user:1', createdAt: began, endedAt: began + 12 * 60_000 },
  ...{ dueAt: null, owedSince: null, occupied: false, settings: readSettings({ timeLimitInMinutes: 20 }) },
  ...{
    programmingLanguage: 'python',
    title: 'Fewest berths',
    assessmentType: null,
    finishedChallengeIds: [],
    decision: null,
  },
  ...given,
})
const learner = { worked: withWork([], { at: began, minutes: 5, isFirst: true }), done: nothingDone }

describe('minutes of practice', () => {
  it('add sessions to the happenings of a day, once each', () => {
    expect(minutesByDay(learner, [head('a'), head('b', { phase: 'NOT_STARTED' })], 'UTC').get('2026-11-20')).toBe(17)
    expect(
      minutesByDay({ ...learner, done: withDone(nothingDone, ['interview/a'], 1) }, [head('a')], 'UTC').get(
        '2026-11-20',
      ),
    ).toBe(5)
    const practice = head('c', {
      assessmentType: 'not_an_assessment',
      challenges: [{ id: 'x', solvedAt: 1, answered: false }],
    })
    expect(
      minutesByDay({ ...learner, done: withDone(nothingDone, ['challenge/x'], 1) }, [practice], 'UTC').get(
        '2026-11-20',
      ),
    ).toBe(5)
  })

  it('belong to the day that the learner’s clocks showed', () => {
    const late = Date.parse('2026-11-20T23:40:00Z')
    const worked = withWork(learner.worked, { at: late, minutes: 30, isFirst: false })
    const sessions = [head('a', { createdAt: late, endedAt: late + 12 * 60_000 })]
    expect([...minutesByDay({ worked, done: nothingDone }, sessions, 'UTC')]).toEqual([['2026-11-20', 47]])
    expect([...minutesByDay({ worked, done: nothingDone }, sessions, 'Asia/Kathmandu')]).toEqual([
      ['2026-11-20', 5],
      ['2026-11-21', 42],
    ])
  })

  it('never exceed a session’s clock, even if it stayed open for days, and are at least one', () => {
    const minutesOf = (given: Partial<SessionHead>) =>
      minutesByDay({ worked: [], done: nothingDone }, [head('a', given)], 'UTC').get('2026-11-20')
    expect(minutesOf({ endedAt: began + 72 * 3_600_000 })).toBe(20)
    expect(minutesOf({ endedAt: began + 100 })).toBe(1)
    expect(minutesOf({ phase: 'IN_PROGRESS', endedAt: null })).toBe(1)
  })

  it('are summed from Monday, and shown for 32 weeks', () => {
    const minutes = new Map([
      ['2026-11-15', 60],
      ['2026-11-16', 10],
      ['2026-11-22', 5],
      ['2026-11-23', 7],
      ['2026-04-12', 9],
    ])
    expect(minutesThisWeek(minutes, '2026-11-22')).toBe(15)
    expect(Object.keys(calendarMinutes(minutes, '2026-11-22'))).toEqual(['2026-11-15', '2026-11-16', '2026-11-22'])
    expect(Object.keys(calendarMinutes(minutes, '2026-11-15'))).toContain('2026-04-12')
  })
})

it('counts a challenge once, whether it was solved alone or in an interview', () => {
  const solved = head('a', {
    challenges: [
      { id: 'x', solvedAt: 1, answered: false },
      { id: 'y', solvedAt: null, answered: false },
    ],
  })
  expect(
    countsOf(withDone(nothingDone, ['challenge/x', 'challenge/z', 'lesson/c/l', 'interview/a'], 1), [solved]),
  ).toEqual({
    ...{ interviews: 1, challenges: 2, lessons: 1 },
  })
})
