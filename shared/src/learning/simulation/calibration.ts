import { type Happening, happeningSchema } from '../happening.ts'
import { interviewWeights } from '../interviewWeights.ts'
import { learn, newLearner } from '../learner.ts'
import { scoreOf } from '../likelihood.ts'
import { readinessOf } from '../readiness.ts'
import { estimateOf } from '../skillModel.ts'
import { chanceOf } from './chance.ts'
import {
  simulatedConcepts,
  simulatedLearner,
  simulatedLines,
  usualWorld,
  type World,
  wholeScore,
} from './simulatedLearner.ts'

/**
 * How often something was within its range, how wide the ranges were, how far off the estimates were, and how much too
 * high on average. Widths and errors are in score points.
 */
export type Calibration = { ranges: number; covered: number; width: number; error: number; bias: number }

export const groups = [
  'skills with 2 to 4 observations',
  'skills with 5 to 9 observations',
  'skills with 10 to 29 observations',
  'skills with 30 observations or more',
  'skills after two months without practice',
  'skills after a year without practice',
  'readiness: the next score of a line',
  'readiness: the next interview as a whole',
] as const
export type Group = (typeof groups)[number]

export type Simulation = {
  byGroup: Map<Group, Calibration>
  /** How often a rounded score is within a line's range once that is widened to whole scores. */
  wholeScores: Calibration
  /** The mean error after this many happenings, over skills that have an estimate. */
  errorAfter: Map<number, Calibration>
}

const start = Date.parse('2026-01-05T09:00:00Z')
const checkpoints = [5, 15, 40, 90, 160] as const
/** Without system design or stories, which the simulation leaves out. */
const target = { stage: 'telephone', level: 'JUNIOR' } as const

/**
 * Simulates many learners practising, and compares the model's estimates with the truth. The same seed gives the same
 * result.
 */
export function calibrate({
  learners,
  seed,
  world = usualWorld,
}: {
  learners: number
  seed: number
  world?: World
}): Simulation {
  const byGroup = new Map<Group, Tally>(groups.map((group) => [group, new Tally()]))
  const errorAfter = new Map<number, Tally>(checkpoints.map((each) => [each, new Tally()]))
  const wholeScores = new Tally()
  const tallyOf = (group: Group) => byGroup.get(group) ?? new Tally()

  for (let index = 0; index < learners; index++) {
    const chance = chanceOf(seed * 100_003 + index)
    const person = simulatedLearner(chance, world, start)
    const pace = chance.between(0.3, 4)
    const stopsAt = chance.oneOf(checkpoints)
    let learner = newLearner
    for (let done = 1; done <= stopsAt; done++) {
      person.rest(chance.isTrue(0.03) ? chance.between(20, 90) : chance.between(0, 2 * pace))
      const happening: Happening = happeningSchema.parse(person.practise())
      learner = learn(learner, happening)
    }
    person.rest(chance.between(0, 5))
    const skills = [...simulatedConcepts, ...simulatedLines]
    const estimates = () =>
      skills.flatMap((skill) => {
        const estimate = estimateOf(learner.beliefs, skill, person.at)
        return estimate === null ? [] : [{ estimate, truth: scoreOf(person.abilityOf(skill)) }]
      })
    for (const { estimate, truth } of estimates()) {
      tallyOf(groupOf(estimate.count)).add(estimate, truth)
      errorAfter.get(stopsAt)?.add(estimate, truth)
    }
    const { lines, overall } = readinessOf(learner.beliefs, target, person.at)
    const scores = person.interviewScores()
    for (const { skill, estimate } of lines) {
      if (estimate === null) continue
      const score = Math.min(4, Math.max(1, scores[skill as keyof typeof scores]))
      tallyOf('readiness: the next score of a line').add(estimate, score)
      const whole = { ...estimate, low: Math.floor(estimate.low), high: Math.ceil(estimate.high) }
      wholeScores.add(whole, wholeScore(score))
    }
    if (overall !== null) {
      const whole = interviewWeights(target).reduce(
        (sum, { skill, weightPercent }) =>
          sum + (weightPercent / 100) * wholeScore(scores[skill as keyof typeof scores]),
        0,
      )
      tallyOf('readiness: the next interview as a whole').add(overall, whole)
    }
    person.rest(60)
    for (const { estimate, truth } of estimates())
      tallyOf('skills after two months without practice').add(estimate, truth)
    person.rest(305)
    for (const { estimate, truth } of estimates()) tallyOf('skills after a year without practice').add(estimate, truth)
  }
  return {
    byGroup: results(byGroup),
    wholeScores: wholeScores.result(),
    errorAfter: results(errorAfter),
  }
}

const groupOf = (count: number): Group =>
  count < 5
    ? 'skills with 2 to 4 observations'
    : count < 10
      ? 'skills with 5 to 9 observations'
      : count < 30
        ? 'skills with 10 to 29 observations'
        : 'skills with 30 observations or more'

const results = <Key>(tallies: Map<Key, Tally>): Map<Key, Calibration> =>
  new Map([...tallies].map(([key, tally]) => [key, tally.result()]))

class Tally {
  #ranges = 0
  #covered = 0
  #width = 0
  #error = 0
  #bias = 0

  add({ score, low, high }: { score: number; low: number; high: number }, truth: number): void {
    this.#ranges += 1
    this.#covered += truth >= low && truth <= high ? 1 : 0
    this.#width += high - low
    this.#error += Math.abs(score - truth)
    this.#bias += score - truth
  }

  result(): Calibration {
    const each = (sum: number): number => (this.#ranges === 0 ? 0 : sum / this.#ranges)
    return {
      ranges: this.#ranges,
      covered: each(this.#covered),
      width: each(this.#width),
      error: each(this.#error),
      bias: each(this.#bias),
    }
  }
}
