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
const learner = { worked: withWork([], { at: began, minutes: 5, isFirst: true }) }

describe('minutes of practice', () => {
  it('are those of the work done, and at least one on a day with any', () => {
    expect([...minutesByDay(learner, 'UTC')]).toEqual([['2026-11-20', 5]])
    const short = withWork([], { at: began, minutes: 0.2, isFirst: false })
    expect([...minutesByDay({ worked: short }, 'UTC')]).toEqual([['2026-11-20', 1]])
    expect([...minutesByDay({ worked: [] }, 'UTC')]).toEqual([])
  })

  it('belong to the day that the learner’s clocks showed', () => {
    const late = Date.parse('2026-11-20T23:40:00Z')
    const worked = withWork(learner.worked, { at: late, minutes: 30, isFirst: false })
    expect([...minutesByDay({ worked }, 'UTC')]).toEqual([['2026-11-20', 35]])
    expect([...minutesByDay({ worked }, 'Asia/Kathmandu')]).toEqual([
      ['2026-11-20', 5],
      ['2026-11-21', 30],
    ])
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
