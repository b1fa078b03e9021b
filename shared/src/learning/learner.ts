import { z } from 'zod'
import { doneAt, doneSchema, nothingDone, withDone } from './done.ts'
import type { Happening } from './happening.ts'
import { beliefsSchema, observeAll } from './skillModel.ts'
import { withWork, workedSchema } from './worked.ts'

/** Everything we compute from a learner's happenings. */
export const learnerSchema = z.object({
  /** The number of happenings folded in so far. */
  seq: z.int(),
  beliefs: beliefsSchema,
  done: doneSchema,
  worked: workedSchema,
})
export type Learner = z.infer<typeof learnerSchema>

export const newLearner: Learner = { seq: 0, beliefs: {}, done: nothingDone, worked: [] }

/** Adds the next happening to a learner. */
export function learn(learner: Learner, { at, minutes, done, observations }: Happening): Learner {
  const isFirst = done.some((ref) => doneAt(learner.done, ref) === undefined)
  return {
    seq: learner.seq + 1,
    beliefs: observeAll(learner.beliefs, observations, at),
    done: withDone(learner.done, done, at),
    worked: withWork(learner.worked, { at, minutes, isFirst }),
  }
}
