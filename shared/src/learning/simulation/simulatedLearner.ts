import type { NewHappening, Observation } from '../happening.ts'
import { logistic } from '../normal.ts'
import type { RubricSkill, Skill } from '../skill.ts'
import type { Chance } from './chance.ts'

/** How simulated learners and their tasks differ from what the estimator assumes. */
export type World = {
  /** The spread of the real difficulty around the stated one. */
  wrongDifficulty: number
  /** The highest rate of slips; each learner has their own rate. */
  mostSlips: number
  /** The spread of a judge's noise, in scores. */
  judgeNoise: number
  /** How much of that noise all lines of one interview share. */
  halo: number
  /** The spread between good and bad days, in logits. */
  form: number
  /** The most that an hour of practice can add to a skill, in logits. */
  mostLearned: number
  /** How much is forgotten in a month without practice, in logits. */
  forgottenPerMonth: number
}

export const usualWorld: World = {
  wrongDifficulty: 0.55,
  mostSlips: 0.12,
  judgeNoise: 0.45,
  halo: 0.3,
  form: 0.35,
  mostLearned: 0.1,
  forgottenPerMonth: 0.25,
}

export const simulatedConcepts = [
  'arrays',
  'hash_maps',
  'heaps',
  'trees',
  'graphs',
  'binary_search',
  'dynamic_programming',
  'sorting',
] as const satisfies readonly Skill[]
export const simulatedLines = [
  'problem_solving',
  'communication',
  'technical_competency',
  'testing_by_hand',
  'knowledge',
] as const satisfies readonly RubricSkill[]

const dayMs = 86_400_000
const difficulties = [-1.2, 0, 1.2] as const

/** A learner with abilities that we know, who practises, learns, forgets, guesses and slips. */
export type SimulatedLearner = {
  at: number
  /** The real ability at `at`, in logits. */
  abilityOf(skill: Skill): number
  /** Lets days go by without practice. */
  rest(days: number): void
  /** Practises once, and returns the happening to record. */
  practise(): NewHappening
  /** The scores of an interview at `at`, before they are rounded to whole numbers. Nothing is learned. */
  interviewScores(): Record<(typeof simulatedLines)[number], number>
}

export function simulatedLearner(chance: Chance, world: World, at: number): SimulatedLearner {
  // Two groups of people rather than one bell curve: beginners, and those with work experience.
  const general = chance.isTrue(0.45) ? -0.9 + 0.6 * chance.normal() : 0.5 + 0.6 * chance.normal()
  const slip = chance.between(0.01, world.mostSlips)
  const speed = chance.between(0, world.mostLearned)
  type Known = { ability: number; floor: number; practisedAt: number }
  const known = new Map<Skill, Known>(
    [...simulatedConcepts, ...simulatedLines].map((skill) => {
      const ability = general + 0.7 * chance.heavy()
      return [skill, { ability, floor: ability - 1.2, practisedAt: at }]
    }),
  )
  let now = at
  let happenings = 0

  const of = (skill: Skill): Known => {
    const found = known.get(skill)
    if (found === undefined) throw new Error(`${skill} is not simulated`)
    return found
  }
  /** Forgetting is fast at first and slow later (a power law), and never below a floor. */
  const abilityOf = (skill: Skill): number => {
    const { ability, floor, practisedAt } = of(skill)
    const months = Math.max(0, now - practisedAt) / dayMs / 30
    return Math.max(floor, ability - world.forgottenPerMonth * Math.log2(1 + months))
  }
  function learn(skill: Skill): void {
    const before = abilityOf(skill)
    // The more somebody can do already, the less there is to learn.
    const ability = before + chance.between(0, 2) * speed * 2 * logistic(1 - before)
    known.set(skill, { ...of(skill), ability, practisedAt: now })
  }
  const isRight = (ability: number, stated: number, guess: number): boolean => {
    const difficulty = stated + world.wrongDifficulty * chance.heavy()
    const sharpness = Math.exp(0.25 * chance.normal())
    // People who half know something also guess better.
    const guesses = Math.min(0.6, guess * (1 + 0.5 * logistic(ability)))
    const knows = chance.isTrue(logistic(sharpness * (ability - difficulty)))
    return knows ? !chance.isTrue(slip) : chance.isTrue(guesses)
  }
  const seen = (
    observation: Pick<Observation, 'skill' | 'source' | 'outcome'> & Partial<Observation>,
  ): Observation => ({
    ...{ difficulty: 0, guess: 0, weight: 1 },
    ...observation,
  })

  function quiz(form: number): Observation[] {
    const skill = chance.oneOf(simulatedConcepts)
    const stated = chance.oneOf(difficulties)
    const answers = [1, 2, 3].map(() => (isRight(abilityOf(skill) + form, stated, 0.25) ? 1 : 0))
    learn(skill)
    return answers.map((outcome) => seen({ skill, source: 'quiz', outcome, difficulty: stated, guess: 0.25 }))
  }
  function challenge(form: number): Observation[] {
    const about = [...new Set([1, 2].map(() => chance.oneOf(simulatedConcepts)))]
    const stated = chance.oneOf(difficulties)
    // The weakest concept decides, not their average.
    const ability = Math.min(...about.map(abilityOf)) + form
    const solved = isRight(ability, stated, 0)
    const outcome = solved ? 1 : 0.5 * chance.uniform() * logistic(ability - stated + 1)
    const weight = 1 / Math.sqrt(about.length)
    for (const skill of about) learn(skill)
    return about.map((skill) => seen({ skill, source: 'challenge', outcome, difficulty: stated, weight }))
  }
  function reviews(form: number): Observation[] {
    return [1, 2, 3, 4].map(() => {
      const skill = chance.oneOf(simulatedConcepts)
      const outcome = isRight(abilityOf(skill) + form, -0.5, 0) ? 1 : 0
      learn(skill)
      return seen({ skill, source: 'review', outcome, difficulty: -0.5, weight: 0.5 })
    })
  }
  function diagnostic(form: number): Observation[] {
    return simulatedConcepts.map((skill) => {
      const stated = chance.oneOf(difficulties)
      const outcome = isRight(abilityOf(skill) + form, stated, 0.25) ? 1 : 0
      return seen({ skill, source: 'diagnostic', outcome, difficulty: stated, guess: 0.25 })
    })
  }
  function scoresOn(form: number): Record<(typeof simulatedLines)[number], number> {
    const shared = world.halo * chance.normal()
    const own = Math.sqrt(1 - world.halo ** 2)
    const score = (skill: Skill) =>
      1 + 3 * logistic(abilityOf(skill) + form) + world.judgeNoise * (shared + own * chance.heavy())
    return {
      problem_solving: score('problem_solving'),
      communication: score('communication'),
      technical_competency: score('technical_competency'),
      testing_by_hand: score('testing_by_hand'),
      knowledge: score('knowledge'),
    }
  }
  function interview(form: number): Observation[] {
    const scores = scoresOn(form)
    // Some lines get no score, because too little was said.
    const judged = simulatedLines.filter(() => chance.isTrue(0.85))
    for (const skill of judged) learn(skill)
    return judged.map((skill) => seen({ skill, source: 'interview', outcome: (wholeScore(scores[skill]) - 1) / 3 }))
  }

  return {
    get at() {
      return now
    },
    abilityOf,
    rest(days) {
      now += days * dayMs
    },
    practise() {
      const form = world.form * chance.normal()
      happenings += 1
      const kind =
        happenings === 1 ? 'diagnostic' : chance.oneOf(['quiz', 'challenge', 'reviews', 'interview'] as const)
      const observations = { quiz, challenge, reviews, interview, diagnostic }[kind](form)
      return { id: `${happenings}`, at: now, minutes: 20, observations }
    },
    interviewScores: () => scoresOn(world.form * chance.normal()),
  }
}

/** Rounds a score to a whole number from 1 to 4, as scorecards do. */
export const wholeScore = (score: number): number => Math.min(4, Math.max(1, Math.round(score)))
