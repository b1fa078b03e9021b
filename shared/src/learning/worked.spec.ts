import fc from 'fast-check'
import { expect, it } from 'vitest'
import { eachWork, minutesOfDays, type Work, type Worked, withWork } from './worked.ts'

function workIn(worked: Worked, until = Number.POSITIVE_INFINITY): Work[] {
  const found: Work[] = []
  eachWork(worked, until, (at, minutes, isFirst) => found.push({ at, minutes, isFirst }))
  return found
}

const start = Date.parse('2026-03-01T00:00:00Z')
const zones = ['UTC', 'Europe/Berlin', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca']
const pieces = fc.array(
  fc.record({
    at: fc.integer({ min: start, max: start + 360 * 86_400_000 }),
    minutes: fc.integer({ min: 1, max: 90 }),
  }),
)
const all = (work: readonly Omit<Work, 'isFirst'>[]) =>
  work.reduce<number[]>((worked, each) => withWork(worked, { ...each, isFirst: false }), [])

it('gives every zone’s clocks their days, in whatever order work was recorded', () => {
  fc.assert(
    fc.property(pieces, fc.constantFrom(...zones), (work, timeZone) => {
      // Computed by `Intl` itself, one instant at a time.
      const clock = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
      const expected = new Map<string, number>()
      for (const { at, minutes } of work) {
        const day = clock.format(at)
        expected.set(day, (expected.get(day) ?? 0) + minutes)
      }
      expect(new Map(minutesOfDays(all(work), timeZone))).toEqual(expected)
    }),
  )
})

it('joins what began in the same quarter, and remembers that something was new', () => {
  const first = withWork([], { at: start, minutes: 5, isFirst: true })
  const both = withWork(first, { at: start + 60_000, minutes: 7, isFirst: false })
  expect(workIn(both)).toEqual([{ at: start, minutes: 12, isFirst: true }])
  expect(workIn(both, start - 1)).toEqual([])
})

it('forgets what is older than any calendar shows', () => {
  const old = withWork([], { at: start, minutes: 5, isFirst: true })
  const later = start + 401 * 86_400_000
  expect(workIn(withWork(old, { at: later, minutes: 1, isFirst: false }))).toEqual([
    { at: later, minutes: 1, isFirst: false },
  ])
})
