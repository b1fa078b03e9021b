import { z } from 'zod'
import type { Happening } from './happening.ts'
import { beliefsSchema, observeAll } from './skillModel.ts'
import { withWork, workedSchema } from './worked.ts'

/** One check for all: a schema for each of hundreds of entries takes longer than reading them. */
function areTimes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every((each) => typeof each === 'number')
}

/** Everything that a learner's happenings add up to. */
export const learnerSchema = z.object({
  /** The number of happenings folded in so far. */
  seq: z.int(),
  beliefs: beliefsSchema,
  /** What the learner finished, and when last (ms since 1970), by reference (`doneRefSchema`). */
  done: z.custom<Record<string, number>>(areTimes, 'must be times'),
  worked: workedSchema,
})
export type Learner = z.infer<typeof learnerSchema>

export const newLearner: Learner = { seq: 0, beliefs: {}, done: {}, worked: [] }

/** Adds the next happening to what a learner's happenings add up to. */
export function learn(learner: Learner, { at, minutes, done, observations }: Happening): Learner {
  const isFirst = done.some((ref) => learner.done[ref] === undefined)
  return {
    seq: learner.seq + 1,
    beliefs: observeAll(learner.beliefs, observations, at),
    done: { ...learner.done, ...Object.fromEntries(done.map((each) => [each, at])) },
    worked: withWork(learner.worked, { at, minutes, isFirst }),
  }
}
