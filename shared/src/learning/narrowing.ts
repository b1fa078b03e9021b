import type { Observation } from './happening.ts'
import { logistic } from './normal.ts'
import { isRubricSkill, type RubricSkill, type Skill } from './skill.ts'
import { aged, type Beliefs, estimateFrom, observeAll, unknownBelief } from './skillModel.ts'

/** Work that would narrow the estimate of a skill: how many tasks, and their total minutes. */
export type Narrowing = { skill: Skill; minutes: number; tasks: number; minutesEach: number }

/** The shortest interview that scores each line. */
const interviewMinutes: Record<RubricSkill, number> = {
  problem_solving: 25,
  communication: 25,
  technical_competency: 25,
  testing_by_hand: 25,
  system_design: 45,
  knowledge: 25,
  behavioural: 25,
}
/** A short quiz about a concept. */
const quizMinutes = 5
const maxTasks = 6
const dayMs = 86_400_000

/** The observations from one more task on a skill, assuming that the learner does as well as we expect. */
function answersOf(skill: Skill, ability: number): Observation[] {
  if (isRubricSkill(skill))
    return [{ skill, source: 'interview', outcome: logistic(ability), difficulty: 0, guess: 0, weight: 1 }]
  const quiz = { skill, source: 'quiz', outcome: logistic(ability), difficulty: 0, guess: 0.25, weight: 1 } as const
  return [quiz, quiz, quiz]
}

/**
 * The smallest number of tasks, a day apart, that would probably narrow a skill's estimate by a third, or produce the
 * first one. Null if six wouldn't be enough.
 */
export function narrowingOf(beliefs: Beliefs, skill: Skill, at: number): Narrowing | null {
  const belief = beliefs[skill]
  const now = belief === undefined ? { ...unknownBelief, at, count: 0 } : aged(belief, at)
  const estimate = estimateFrom(now)
  const wanted = estimate === null ? Number.POSITIVE_INFINITY : ((estimate.high - estimate.low) * 2) / 3
  const minutesEach = isRubricSkill(skill) ? interviewMinutes[skill] : quizMinutes
  let later: Beliefs = beliefs
  for (let tasks = 1; tasks <= maxTasks; tasks++) {
    later = observeAll(later, answersOf(skill, now.mean), at + tasks * dayMs)
    const reached = later[skill] === undefined ? null : estimateFrom(later[skill])
    if (reached !== null && reached.high - reached.low <= wanted)
      return { skill, minutes: tasks * minutesEach, tasks, minutesEach }
  }
  return null
}
