import { z } from 'zod'
import type { Observation } from './happening.ts'
import { likelihoodOf, scoreOf } from './likelihood.ts'
import { type Normal, updated, z90 } from './normal.ts'
import { type Skill, skillSchema } from './skill.ts'

/**
 * What we believe about a skill: a normal distribution over the ability, in logits, at the time `at` (ms since 1970).
 * `count` is how many observations it comes from.
 */
export const beliefSchema = z.object({ mean: z.number(), variance: z.number(), at: z.number(), count: z.int() })
export type Belief = z.infer<typeof beliefSchema>

/** What we believe about all skills that were ever observed. */
export const beliefsSchema = z.partialRecord(skillSchema, beliefSchema)
export type Beliefs = z.infer<typeof beliefsSchema>

/** What we believe before any evidence: anything from a beginner to an expert. */
export const unknownBelief = { mean: 0, variance: 1.35 } as const

/** How much the variance grows per day without practice. Calibrated (docs/evaluation/skill-model.md). */
const variancePerDay = 0.0008
/** How much an ability fades per day without practice, and the most that it can fade, in logits. */
const fadingPerDay = 0.001
const mostFaded = 0.5
/** How much the variance grows with each happening, because people learn while they practise. */
const variancePerHappening = 0.002
/** The variance between good and bad days, which all observations of one happening share. */
export const formVariance = 0.08
const dayMs = 86_400_000
const minObservations = 2
/** The score at which candidates get hired, of 4 (answers §6). */
export const goodScore = 3
/** A range this wide or wider says nothing. */
export const maxWidth = 2.2

/** The belief some time later: less certain, and a little lower, because people forget. */
export function aged(belief: Belief, at: number): Belief {
  const days = Math.max(0, at - belief.at) / dayMs
  return {
    ...belief,
    at: Math.max(at, belief.at),
    mean: belief.mean - Math.min(mostFaded, days * fadingPerDay),
    variance: Math.min(unknownBelief.variance, belief.variance + days * variancePerDay),
  }
}

/** Updates the beliefs with an observation made at `at` (ms since 1970). */
export const observe = (beliefs: Beliefs, observation: Observation, at: number): Beliefs =>
  observeAll(beliefs, [observation], at)

/**
 * Updates the beliefs with what was observed together at `at` (ms since 1970). Ten answers from one hour say less about
 * a skill than ten answers from ten days.
 */
export function observeAll(beliefs: Beliefs, observations: readonly Observation[], at: number): Beliefs {
  const bySkill = Map.groupBy(observations, ({ skill }) => skill)
  const changed = [...bySkill].map(([skill, each]) => [skill, withObserved(beliefs[skill], each, at)] as const)
  return { ...beliefs, ...Object.fromEntries(changed) }
}

function withObserved(belief: Belief | undefined, observations: readonly Observation[], at: number): Belief {
  const before = aged(belief ?? { ...unknownBelief, at, count: 0 }, at)
  const variance = before.variance + variancePerHappening
  // On that day, the ability was the lasting one plus a good or bad day. Update the sum, then split it.
  const onTheDay: Normal = { mean: before.mean, variance: variance + formVariance }
  const seen = observations.reduce<Normal>((each, observation) => updated(each, likelihoodOf(observation)), onTheDay)
  const lasting = variance / onTheDay.variance
  return {
    mean: before.mean + lasting * (seen.mean - before.mean),
    variance: Math.min(unknownBelief.variance, variance * (1 - lasting) + lasting ** 2 * seen.variance),
    at: before.at,
    count: before.count + observations.length,
  }
}

/**
 * An estimate on the scorecard's scale of 1 to 4; the skill is between `low` and `high` nine times in ten. `null` means
 * that there is not enough evidence.
 */
export type SkillEstimate = { score: number; low: number; high: number; count: number }

/** The estimate of a skill now (`at`, ms since 1970), or null if there is not enough evidence. */
export function estimateOf(beliefs: Beliefs, skill: Skill, at: number): SkillEstimate | null {
  const belief = beliefs[skill]
  return belief === undefined ? null : estimateFrom(aged(belief, at))
}

/** A belief's estimate at its own time; null if there isn't enough evidence. */
export function estimateFrom({ mean, variance, count }: Belief): SkillEstimate | null {
  const reach = z90 * Math.sqrt(variance)
  const [low, high] = [scoreOf(mean - reach), scoreOf(mean + reach)]
  return count < minObservations || high - low > maxWidth ? null : { score: scoreOf(mean), low, high, count }
}
