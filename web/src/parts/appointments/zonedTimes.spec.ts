import { describe, expect, it } from 'vitest'
import { clockIn, dayAfter, dayAt, minutesAt, slotsOf, startOf } from './zonedTimes.ts'

const day = (text: string) => dayAt(Date.parse(`${text}T12:00Z`), 'UTC')
const iso = (at: number) => new Date(at).toISOString()

describe('the half hours of a day', () => {
  it.each([
    ['Europe/Dublin', '2026-11-22', 48],
    // Clocks go forward at 1:00, and back at 2:00.
    ['Europe/Dublin', '2026-03-29', 46],
    ['Europe/Dublin', '2026-10-25', 50],
    ['America/Toronto', '2026-03-08', 46],
    ['America/Toronto', '2026-11-01', 50],
    // Clocks change by only half an hour here.
    ['Australia/Lord_Howe', '2026-10-04', 47],
    // This day has no midnight.
    ['Africa/Cairo', '2026-04-24', 46],
  ])('in %s on %s are %i, each once, from first to last', (timeZone, text, count) => {
    const slots = slotsOf(day(text), timeZone)
    expect(slots).toHaveLength(count)
    expect(new Set(slots.map(({ at }) => at)).size).toBe(count)
    for (const { at } of slots) expect(dayAt(at, timeZone)).toEqual(day(text))
    expect(dayAt((slots[0]?.at ?? 0) - 1, timeZone)).toEqual(dayAfter(day(text), -1))
  })

  it('leave out the skipped hour, and list the repeated one twice', () => {
    const minutes = (text: string) => slotsOf(day(text), 'Europe/Dublin').map((slot) => slot.minutes)
    expect(minutes('2026-03-29')).not.toContain(60)
    expect(minutes('2026-10-25').filter((each) => each === 60)).toHaveLength(2)
  })

  it('follow the local clock, even if they fall on quarter hours in UTC', () => {
    const [first] = slotsOf(day('2026-11-22'), 'Asia/Kathmandu')
    expect(iso(first?.at ?? 0)).toBe('2026-11-21T18:15:00.000Z')
    expect(first?.minutes).toBe(0)
  })
})

it('show one instant by each zone’s own clocks while only one zone has changed', () => {
  // Toronto switches to summer time on 8 March, Dublin on 29 March.
  const [before, between, after] = ['2026-03-07', '2026-03-15', '2026-03-30'].map((text) =>
    Date.parse(`${text}T18:00Z`),
  )
  const clocks = [before, between, after].map((at = 0) => [
    clockIn(at, 'Europe/Dublin'),
    clockIn(at, 'America/Toronto'),
  ])
  expect(clocks).toEqual([
    ['18:00', '13:00'],
    ['18:00', '14:00'],
    ['19:00', '14:00'],
  ])
  expect(minutesAt(between ?? 0, 'America/Toronto')).toBe(14 * 60)
  expect(iso(startOf(day('2026-07-01'), 'Europe/Dublin'))).toBe('2026-06-30T23:00:00.000Z')
})
