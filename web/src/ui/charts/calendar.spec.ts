import { describe, expect, it } from 'vitest'
import { calendarOf, levelOf } from './calendar.ts'

describe('the calendar of activity', () => {
  it('ends with the week of today, whose other days are still to come', () => {
    const weeks = calendarOf({ '2026-11-16': 5, '2026-11-18': 30 }, '2026-11-18', 3)
    expect(weeks).toHaveLength(3)
    expect(weeks.at(-1)?.map(({ minutes }) => minutes)).toEqual([5, 0, 30, null, null, null, null])
    expect(calendarOf({}, '2026-11-22', 2).at(-1)?.at(-1)).toEqual({ day: '2026-11-22', minutes: 0 })
  })

  it('has every day once, across months, years and leap days', () => {
    const days = calendarOf({}, '2028-03-05', 32).flatMap((week) => week.map(({ day }) => day))
    expect(new Set(days).size).toBe(32 * 7)
    expect(days).toEqual(days.toSorted())
    expect(days).toContain('2028-02-29')
  })

  it('shows even a minute of practice, and gets no darker after an hour', () => {
    expect([0, 0.2, 15, 59, 60, 600].map(levelOf)).toEqual([0, 1, 2, 3, 4, 4])
  })
})
