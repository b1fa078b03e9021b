import { z } from 'zod'
import type { Happening } from './happening.ts'
import { beliefsSchema, observeAll } from './skillModel.ts'

/** What a learner did on a day (UTC): minutes, and the number of things done. */
export const learningDaySchema = z.object({ minutes: z.number(), count: z.int() })

/** Everything that a learner's happenings add up to. */
export const learnerSchema = z.object({
  /** The number of happenings folded in so far. */
  seq: z.int(),
  beliefs: beliefsSchema,
  /** What the learner finished, and when last (ms since 1970), by reference (`doneRefSchema`). */
  done: z.record(z.string(), z.number()),
  /** Keyed by day, such as `2026-12-01`. */
  days: z.record(z.string(), learningDaySchema),
})
export type Learner = z.infer<typeof learnerSchema>

export const newLearner: Learner = { seq: 0, beliefs: {}, done: {}, days: {} }

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)

/** Adds the next happening to what a learner's happenings add up to. */
export function learn(learner: Learner, { at, minutes, done, observations }: Happening): Learner {
  const day = dayOf(at)
  const before = learner.days[day] ?? { minutes: 0, count: 0 }
  return {
    seq: learner.seq + 1,
    beliefs: observeAll(learner.beliefs, observations, at),
    done: { ...learner.done, ...Object.fromEntries(done.map((each) => [each, at])) },
    days: { ...learner.days, [day]: { minutes: before.minutes + minutes, count: before.count + 1 } },
  }
}
