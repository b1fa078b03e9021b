import type { Observation } from './happening.ts'
import { logistic, normalCdf } from './normal.ts'

/** How often somebody who has the skill answers wrong anyway. */
const slip = 0.05
/** How far a stated difficulty is from the real one, as a standard deviation. */
const difficultySpread = 0.6
/** Averages a logistic curve over the spread of the difficulty. */
const attenuation = 1 / Math.sqrt(1 + (Math.PI * difficultySpread ** 2) / 8)

/** The spread of scores for one ability, before rounding: noise from the judge and from the questions. */
export const scoreNoise = 0.44

/** The expected score for an ability: 2.5 for somebody who solves half of all moderately challenging tasks. */
export const scoreOf = (ability: number): number => 1 + 3 * logistic(ability)

/** The ability whose expected score, between 1 and 4, is this one. */
export function abilityOf(score: number): number {
  const share = Math.min(0.98, Math.max(0.02, (score - 1) / 3))
  return Math.log(share / (1 - share))
}

/** Returns an observation's likelihood as a function of ability, up to a constant factor. */
export function likelihoodOf(observation: Observation): (ability: number) => number {
  return observation.source === 'interview' ? ofScore(observation) : ofAnswer(observation)
}

/** An answer: right, wrong or partly right. Guessing and slipping are possible, and the difficulty may be wrong. */
function ofAnswer({ outcome, difficulty, guess, weight }: Observation): (ability: number) => number {
  return (ability) => {
    const right = guess + (1 - slip - guess) * logistic(attenuation * (ability - difficulty))
    return Math.exp(weight * (outcome * Math.log(right) + (1 - outcome) * Math.log(1 - right)))
  }
}

/** The likelihood of a whole-number score from 1 to 4. It was rounded, so a 4 means 3.5 or more. */
function ofScore({ outcome, difficulty, weight }: Observation): (ability: number) => number {
  const score = 1 + 3 * outcome
  const from = score <= 1.25 ? Number.NEGATIVE_INFINITY : score - 0.5
  const to = score >= 3.75 ? Number.POSITIVE_INFINITY : score + 0.5
  return (ability) => {
    const expected = scoreOf(ability - difficulty)
    const share = normalCdf((to - expected) / scoreNoise) - normalCdf((from - expected) / scoreNoise)
    return Math.max(share, 1e-9) ** weight
  }
}
