import { describe, expect, it } from 'vitest'
import { calendarOf, calendarWeeks } from './activity.ts'

describe('the calendar of activity', () => {
  it('ends with this week, whose future days are empty, and counts by day', () => {
    const sunday = new Date(2026, 10, 22, 9)
    const weeks = calendarOf(
      [new Date(2026, 10, 22, 8), new Date(2026, 10, 22, 23), new Date(2026, 10, 16, 0, 5)],
      sunday,
    )
    expect(weeks).toHaveLength(calendarWeeks)
    const last = weeks.at(-1) ?? []
    expect(last[0]).toEqual({ key: '2026-11-16', count: 1 })
    expect(last[6]).toEqual({ key: '2026-11-22', count: 2 })
    const wednesday = calendarOf([], new Date(2026, 10, 18, 9)).at(-1) ?? []
    expect(wednesday.map(({ count }) => count)).toEqual([0, 0, 0, null, null, null, null])
  })

  it('has every day once, even across a clock change', () => {
    const keys = calendarOf([], new Date(2026, 10, 22, 1))
      .flat()
      .map(({ key }) => key)
    expect(new Set(keys).size).toBe(calendarWeeks * 7)
    expect(keys).toEqual(keys.toSorted())
  })
})
