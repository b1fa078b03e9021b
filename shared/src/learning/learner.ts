import { z } from 'zod'
import type { Happening } from './happening.ts'
import { beliefsSchema, observeAll } from './skillModel.ts'
import { withWork, workedSchema } from './worked.ts'

/** Checks all entries at once, because a schema for each of hundreds takes longer than reading them. */
function areTimes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((each) => typeof each === 'number')
}

/** Everything we compute from a learner's happenings. */
export const learnerSchema = z.object({
  /** The number of happenings folded in so far. */
  seq: z.int(),
  beliefs: beliefsSchema,
  /** When the learner last finished each thing (ms since 1970), by reference (`doneRefSchema`). */
  done: z.custom<Record<string, number>>(areTimes, 'must be times'),
  worked: workedSchema,
})
export type Learner = z.infer<typeof learnerSchema>

export const newLearner: Learner = { seq: 0, beliefs: {}, done: {}, worked: [] }

/** Adds the next happening to a learner. */
export function learn(learner: Learner, { at, minutes, done, observations }: Happening): Learner {
  const isFirst = done.some((ref) => learner.done[ref] === undefined)
  return {
    seq: learner.seq + 1,
    beliefs: observeAll(learner.beliefs, observations, at),
    done: { ...learner.done, ...Object.fromEntries(done.map((each) => [each, at])) },
    worked: withWork(learner.worked, { at, minutes, isFirst }),
  }
}
