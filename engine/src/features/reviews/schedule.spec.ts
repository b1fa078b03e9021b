import { reviewGradeSchema, reviewGrades } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localDayOf, nextReminderAt } from './reviewLearners.ts'
import { comesBackAfter, comesBackAt, graded, type Memory, memorySchema, newMemory } from './schedule.ts'

const dayMs = 86_400_000
const start = Date.parse('2026-03-02T09:00:00Z')
const histories = fc.array(fc.record({ grade: fc.constantFrom(...reviewGrades), lateDays: fc.nat(40) }), {
  maxLength: 12,
})

function lived(history: readonly { grade: (typeof reviewGrades)[number]; lateDays: number }[]): [Memory, number] {
  let [memory, at] = [newMemory(start), start]
  for (const { grade, lateDays } of history) {
    memory = graded(memory, reviewGradeSchema.parse(grade), at)
    at = comesBackAt(memory, at) + lateDays * dayMs
  }
  return [memory, at]
}

test('after any history, a better grade never comes back sooner, and nothing comes back the same morning', () => {
  fc.assert(
    fc.property(histories, (history) => {
      const [memory, at] = lived(history)
      const { again, hard, good, easy } = comesBackAfter(memory, at)
      expect([again, hard, good, easy]).toEqual([again, hard, good, easy].toSorted((one, other) => one - other))
      expect(again - at).toBeGreaterThanOrEqual(dayMs / 2)
      // It is stored as JSON.
      expect(memorySchema.parse(JSON.parse(JSON.stringify(memory)))).toEqual(memory)
    }),
  )
})

test('remembering a card spaces it out, and forgetting it brings it close', () => {
  const [memory, at] = lived(Array.from({ length: 5 }, () => ({ grade: 'good', lateDays: 0 })))
  const { again, good } = comesBackAfter(memory, at)
  expect(good - at).toBeGreaterThan(30 * dayMs)
  expect(again - at).toBeLessThan(10 * dayMs)
  expect(graded(memory, 'again', at).lapses).toBe(1)
})

test('a clock that was set back breaks nothing', () => {
  const memory = graded(newMemory(start), 'good', start)
  expect(graded(memory, 'good', start - dayMs).reps).toBe(2)
})

test('reminders come at the same local hour, also across a clock change', () => {
  const berlin = 'Europe/Berlin'
  const first = nextReminderAt(Date.parse('2026-03-28T12:00:00Z'), berlin)
  const second = nextReminderAt(first, berlin)
  expect([first, second].map((at) => new Date(at).toISOString())).toEqual([
    '2026-03-28T17:00:00.000Z',
    '2026-03-29T16:00:00.000Z',
  ])
  expect(localDayOf(Date.parse('2026-03-28T23:30:00Z'), berlin)).toEqual({
    day: '2026-03-29',
    startsAt: Date.parse('2026-03-28T23:00:00Z'),
  })
})
