import { describe, expect, it } from 'vitest'
import { dayOf, daysLeft, isoDayOf, likelyDay, segmentsOf } from './days.ts'

const monday = new Date(2026, 10, 23, 22, 30)

describe('the days until an interview', () => {
  it('count today and the day itself, whatever the time of day', () => {
    expect(daysLeft('2026-12-01', monday)).toEqual({ days: 9, rehearsals: 6, reviews: 3 })
    expect(daysLeft('2026-11-23', monday)).toEqual({ days: 1, rehearsals: 1, reviews: 0 })
  })

  it('are whole even if the clocks change in between', () => {
    expect(daysLeft('2026-04-02', new Date(2026, 2, 25, 23, 59))?.days).toBe(9)
    expect(daysLeft('2026-11-02', new Date(2026, 9, 20, 0, 1))?.days).toBe(14)
  })

  it('are null for a past day and for an invalid one', () => {
    expect(daysLeft('2026-11-22', monday)).toBeNull()
    expect(daysLeft('', monday)).toBeNull()
    expect(daysLeft('soon', monday)).toBeNull()
  })

  it('are drawn one by one for four weeks, and then by the week', () => {
    expect([segmentsOf(9), segmentsOf(28), segmentsOf(29), segmentsOf(90)]).toEqual([9, 28, 5, 13])
  })

  it('suggest a likely day, in the next month if necessary', () => {
    expect(likelyDay(monday)).toBe('2026-12-01')
    expect(isoDayOf(dayOf('2026-12-01') ?? monday)).toBe('2026-12-01')
  })
})
