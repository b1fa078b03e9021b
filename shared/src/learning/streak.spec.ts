import fc from 'fast-check'
import { expect, it } from 'vitest'
import { learn, newLearner } from './learner.ts'
import { mostRestDays, streakOf as streakIn } from './streak.ts'

const timeZone = 'UTC'
type Done = { at: number; minutes: number; done: string[] }
/** The streak after these happenings, recorded in the order they happened. */
const streakOf = (happenings: readonly Done[], on: { timeZone: string; at: number }) =>
  streakIn(
    happenings
      .toSorted((one, other) => one.at - other.at)
      .reduce((learner, each, index) => learn(learner, { ...each, id: `h${index}`, observations: [] }), newLearner)
      .worked,
    on,
  )
const start = Date.parse('2026-05-04T10:00:00Z')
const dayMs = 86_400_000
const on = (day: number, done = [`lesson/course/${day}`], minutes = 0) => ({ at: start + day * dayMs, minutes, done })
const at = (day: number) => ({ timeZone, at: start + day * dayMs + 3_600_000 })
const row = (days: number) => Array.from({ length: days }, (_, day) => on(day))

it('counts days in a row, and waits for today', () => {
  expect(streakOf([], at(0))).toEqual({ days: 0, longest: 0, restDays: 0, hasToday: false })
  expect(streakOf(row(3), at(2))).toMatchObject({ days: 3, hasToday: true })
  expect(streakOf(row(3), at(3))).toMatchObject({ days: 3, hasToday: false })
  expect(streakOf(row(3), at(4))).toMatchObject({ days: 0, longest: 3, hasToday: false })
})

it('earns a rest day with seven days, which a missed day uses up', () => {
  expect(streakOf(row(7), at(6))).toMatchObject({ days: 7, restDays: 1 })
  expect(streakOf([...row(7), on(8)], at(8))).toMatchObject({ days: 8, restDays: 0 })
  expect(streakOf([...row(7), on(9)], at(9))).toMatchObject({ days: 1, longest: 7 })
  expect(streakOf(row(40), at(39))).toMatchObject({ days: 40, restDays: mostRestDays })
})

it('isn’t moved by submitting or finishing the same thing again', () => {
  const again = [0, 1, 2].map((day) => on(day, ['lesson/course/same'], 1))
  expect(streakOf(again, at(2))).toMatchObject({ days: 0, longest: 1 })
  // Real work on the same lesson counts.
  expect(streakOf([on(0), on(1, ['lesson/course/0'], 12)], at(1))).toMatchObject({ days: 2 })
  const listed = fc.array(fc.record({ day: fc.integer({ min: 0, max: 20 }), id: fc.integer({ min: 0, max: 9 }) }))
  fc.assert(
    fc.property(listed, (list) => {
      const happenings = list.map(({ day, id }) => on(day, [`lesson/course/${id}`], 1))
      expect(streakOf([...happenings, ...happenings], at(20))).toEqual(streakOf(happenings, at(20)))
    }),
  )
})

it('has days of the learner’s time zone, also when the clocks change', () => {
  const late = { at: Date.parse('2026-05-04T23:30:00Z'), minutes: 0, done: ['lesson/a/1'] }
  const early = { at: Date.parse('2026-05-05T01:00:00Z'), minutes: 0, done: ['lesson/a/2'] }
  const now = Date.parse('2026-05-05T02:00:00Z')
  expect(streakOf([late, early], { timeZone: 'UTC', at: now }).days).toBe(2)
  expect(streakOf([late, early], { timeZone: 'Europe/Berlin', at: now }).days).toBe(1)
  const aroundTheChange = [27, 28, 29, 30].map((day) => ({
    ...{ at: Date.parse(`2026-03-${day}T22:30:00+01:00`), minutes: 0, done: [`lesson/a/${day}`] },
  }))
  const after = Date.parse('2026-03-30T23:00:00+02:00')
  expect(streakOf(aroundTheChange, { timeZone: 'Europe/Berlin', at: after }).days).toBeGreaterThanOrEqual(3)
})
