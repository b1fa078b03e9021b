import type { Happening, Observation, ObservationSource } from './happening.ts'
import type { Skill } from './skill.ts'
import { skillLabel } from './skillLabel.ts'

/** How many of the latest interviews a reason is about. */
const interviewsShown = 3
const mostReasons = 3

/**
 * What an estimate is based on, in words, with the most telling reason first: `2 of your last 3 interviews: testing at
 * 2`.
 */
export function reasonsFor(skill: Skill, latestFirst: readonly Happening[]): string[] {
  const own = latestFirst.map(({ observations }) => observations.filter((each) => each.skill === skill))
  const seen = own.filter((each) => each.length > 0)
  const from = (source: ObservationSource): Observation[] => seen.flat().filter((each) => each.source === source)
  const interviews = seen.map(scoreIn).filter((score) => score !== null)
  return [
    ...ofInterviews(skill, interviews.slice(0, interviewsShown)),
    ...ofChallenges(from('challenge')),
    ...ofAnswers('diagnostic questions', from('diagnostic')),
    ...ofAnswers('points and checks in interviews', from('check')),
    ...ofAnswers('quiz questions', from('quiz')),
    ...ofAnswers('reviews', from('review')),
  ].slice(0, mostReasons)
}

/** The score of an interview; the mean, if several rounds scored the line. */
function scoreIn(observations: readonly Observation[]): number | null {
  const scores = observations.filter(({ source }) => source === 'interview').map(({ outcome }) => 1 + 3 * outcome)
  return scores.length === 0 ? null : Math.round(scores.reduce((sum, each) => sum + each, 0) / scores.length)
}

function ofInterviews(skill: Skill, scores: readonly number[]): string[] {
  const [first] = scores
  if (first === undefined) return []
  const name = skillLabel(skill).toLowerCase()
  if (scores.length === 1) return [`Your last interview: ${name} at ${first}`]
  // The most frequent score; of two equally frequent ones the lower, because that's the one to work on.
  const timesOf = (score: number) => scores.filter((each) => each === score).length
  const usual = scores.toSorted((one, other) => timesOf(other) - timesOf(one) || one - other)[0] ?? first
  return [`${timesOf(usual)} of your last ${scores.length} interviews: ${name} at ${usual}`]
}

function ofChallenges(seen: readonly Observation[]): string[] {
  const solved = seen.filter(({ outcome }) => outcome === 1).length
  return seen.length === 0
    ? []
    : [`Solved ${solved} of ${seen.length} ${seen.length === 1 ? 'challenge' : 'challenges'}`]
}

function ofAnswers(what: string, seen: readonly Observation[]): string[] {
  if (seen.length === 0) return []
  const right = seen.reduce((sum, { outcome }) => sum + outcome, 0) / seen.length
  return [`${Math.round(100 * right)}% right in ${what}`]
}
