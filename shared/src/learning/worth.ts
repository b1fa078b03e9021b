import type { ExperienceLevel } from '../vocabulary/hiring.ts'
import type { Difficulty } from '../vocabulary/interview.ts'
import { difficultyOnScale } from './difficulty.ts'
import type { SkillEstimate } from './skillModel.ts'

/** How much something is worth doing next. Shared by recommendations and paths, so that they never disagree. */

/** At this score or above, a concept doesn't hold back whatever builds on it. */
export const solidScore = 2.5
export const isSolid = (estimate: SkillEstimate | null): boolean => estimate !== null && estimate.score >= solidScore

/** How much of something's worth passes on to its prerequisites. */
export const passedOn = 0.95

/** A skill without evidence matters less than one known to be weak, and more than a solid one. */
const weaknessOfUnknown = 0.6
const leastWeakness = 0.05

/** How weak a skill is, from 0.05 to 1. */
export const weaknessOf = (estimate: SkillEstimate | null): number =>
  estimate === null ? weaknessOfUnknown : Math.max(leastWeakness, Math.min(1, (4 - estimate.score) / 3))

/** How likely success should be: sure enough to finish, hard enough to learn something. */
const idealSuccess = 0.65
const usualAbility: Readonly<Record<ExperienceLevel, number>> = { JUNIOR: -0.5, SENIOR: 0.5 }
const logistic = (x: number): number => 1 / (1 + Math.exp(-x))
const logit = (p: number): number => Math.log(p / (1 - p))

/** The ability behind a score (`estimateOf`). */
const abilityOf = ({ score }: SkillEstimate): number => logit(Math.min(0.99, Math.max(0.01, (score - 1) / 3)))

/** How well a difficulty fits, up to 1. Without an estimate, we assume the usual ability of the level. */
export function fitOf(difficulty: Difficulty, estimate: SkillEstimate | null, level: ExperienceLevel | null): number {
  const usual = level === null ? 0 : usualAbility[level]
  const ability = estimate === null ? usual : abilityOf(estimate)
  return 1 - Math.abs(logistic(ability - difficultyOnScale[difficulty]) - idealSuccess)
}
