import { z } from 'zod'
import type { Observation } from './happening.ts'
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

/** Before any evidence: anything from a beginner to an expert. */
export const unknownBelief = { mean: 0, variance: 1.5 } as const

/** How much the variance grows per day without practice. A skill not seen for half a year is nearly unknown again. */
const variancePerDay = 0.004
const dayMs = 86_400_000
const minObservations = 2
/** A range this wide or wider says nothing. */
const maxWidth = 2.2
/** Two-sided 90 %. */
const z90 = 1.645

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** The belief some time later: less certain, because people forget. */
export function aged(belief: Belief, at: number): Belief {
  const days = Math.max(0, at - belief.at) / dayMs
  return {
    ...belief,
    at: Math.max(at, belief.at),
    variance: Math.min(unknownBelief.variance, belief.variance + days * variancePerDay),
  }
}

/** Updates the beliefs with an observation made at `at` (ms since 1970). */
export function observe(beliefs: Beliefs, observation: Observation, at: number): Beliefs {
  const { skill, outcome, difficulty, guess, weight } = observation
  const before = aged(beliefs[skill] ?? { ...unknownBelief, at, count: 0 }, at)
  const known = logistic(before.mean - difficulty)
  const expected = guess + (1 - guess) * known
  const slope = (1 - guess) * known * (1 - known)
  const spread = Math.max(expected * (1 - expected), 1e-6)
  const precision = 1 / before.variance + (weight * slope * slope) / spread
  const mean = before.mean + (weight * slope * (outcome - expected)) / spread / precision
  return { ...beliefs, [skill]: { mean, variance: 1 / precision, at: before.at, count: before.count + 1 } }
}

/**
 * An estimate on the scorecard's scale of 1 to 4; the skill is between `low` and `high` nine times in ten. `null` means
 * that there is not enough evidence.
 */
export type SkillEstimate = { score: number; low: number; high: number; count: number }

/** The scorecard's score for an ability: 2.5 for a moderately challenging task solved half of the time. */
const scoreOf = (ability: number): number => 1 + 3 * logistic(ability)

/** The estimate of a skill now (`at`, ms since 1970), or null if there is not enough evidence. */
export function estimateOf(beliefs: Beliefs, skill: Skill, at: number): SkillEstimate | null {
  const belief = beliefs[skill]
  if (belief === undefined) return null
  const { mean, variance, count } = aged(belief, at)
  const [low, high] = [mean - z90 * Math.sqrt(variance), mean + z90 * Math.sqrt(variance)].map(scoreOf) as [
    number,
    number,
  ]
  if (count < minObservations || high - low > maxWidth) return null
  return { score: scoreOf(mean), low, high, count }
}
