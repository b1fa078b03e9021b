import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { wordCount } from '../plainWords.ts'
import { pointKey, shownIn } from './judgeInWords.ts'
import { evidenceOf } from './sideEvidence.ts'

type Question = Pick<SpokenQuestion, 'points' | 'challengeType'>

/** Returns the parts a right answer must cover, under the author's names for them. */
export const sidesOf = ({ points }: Pick<SpokenQuestion, 'points'>): string[] => [
  ...new Set(points.flatMap(({ side }) => side ?? [])),
]

/** Returns the points shown by these judgements. */
export function pointsShown(judged: readonly (readonly PointJudgement[])[], { points }: Question): SpokenPoint[] {
  const shown = shownIn(judged)
  return points.filter((_point, index) => shown.has(pointKey(index)))
}

/**
 * An answer with more slips than this is wrong, unless it makes more points than slips. Contradicting a point always
 * makes an answer wrong.
 */
const maxSlips = 1

/** Whether a message contradicts a point, or makes several slips at once and hardly any points. */
export function isTurnedRound(judgement: readonly PointJudgement[], { points }: Question): boolean {
  const ofAnswer = points.flatMap(({ weight, side }, index) =>
    weight === 'essential' || side !== undefined ? [pointKey(index)] : [],
  )
  const of = (verdict: PointJudgement['verdict']) => judgement.filter((each) => each.verdict === verdict)
  const slips = of('contradicted').length
  return (
    (slips > maxSlips && slips >= of('shown').length) ||
    of('contradicted').some(({ point }) => ofAnswer.includes(point))
  )
}

/**
 * The maximum number of words in a brief answer, in which one clause is enough for a part. In a longer one, a part
 * needs `clausesOfASide`, because a single clause may be there by chance.
 */
const wordsOfABriefAnswer = 45
const clausesOfASide = 2
/** If a part has at least this many points, making half of them is enough. */
const manyPoints = 3
/** After a slip, the answer must make this share of the points. */
const leastBesideASlip = 0.5

/**
 * Whether the messages so far are a right answer: enough of each part of the question, and no contradiction in the last
 * message. If the author didn't name any parts, it takes half of the points that belong to an answer. A design also
 * needs something from each required dimension.
 * @param said the messages that were judged
 */
export function isRightAnswer(
  judged: readonly (readonly PointJudgement[])[],
  question: Question,
  said: readonly string[],
): boolean {
  const last = judged.at(-1) ?? []
  if (isTurnedRound(last, question) || openSides(judged, question, said).length > 0) return false
  return (
    !makesASlip(last) ||
    sidesOf(question).length === 0 ||
    pointsShown(judged, question).length >= question.points.length * leastBesideASlip
  )
}

const makesASlip = (judgement: readonly PointJudgement[]): boolean =>
  judgement.some(({ point, verdict }) => verdict === 'contradicted' && point.startsWith('mistake-'))

/**
 * Returns the points of each part of a right answer of which nothing was shown. If there are none, returns those of
 * each part with too little shown for an answer of this length. People report past events and propose remedies. So one
 * essential point worded in the manner of its part is enough, and a point worded in the other manner doesn't count.
 */
export function openSides(
  judged: readonly (readonly PointJudgement[])[],
  question: Question,
  said: readonly string[],
): (readonly SpokenPoint[])[] {
  const shown = pointsShown(judged, question)
  const missing = missingSides(shown, question)
  if (missing.length > 0 || wordCount(said.join('\n')) <= wordsOfABriefAnswer) return missing
  const isSlipping = makesASlip(judged.at(-1) ?? [])
  return sidesOf(question).flatMap((side) => {
    const points = question.points.filter((point) => point.side === side)
    const told = points.filter((point) => shown.includes(point)).length
    const evidence = evidenceOf(side, judged, question, said)
    // Making most of a part's points is enough, however the candidate words them.
    if (evidence === 'none' && told * 2 <= points.length) return [points]
    if ((evidence === 'clear' || evidence === 'none') && !isSlipping) return []
    if (evidence === 'weak' && clausesOf(side, judged, question) < clausesOfASide) return [points]
    if (points.length >= manyPoints) {
      return told * 2 >= points.length ? [] : [points]
    }
    const essential = points.filter(({ weight }) => weight === 'essential').length
    return clausesOf(side, judged, question) >= Math.min(clausesOfASide, Math.max(essential, 1)) ? [] : [points]
  })
}

/** Counts the clauses that show a part of the question. Two points in one sentence count as two. */
function clausesOf(side: string, judged: readonly (readonly PointJudgement[])[], { points }: Question): number {
  const keys = points.flatMap((point, index) => (point.side === side ? [pointKey(index)] : []))
  const shown = judged.flat().filter(({ point, verdict }) => verdict === 'shown' && keys.includes(point))
  const made = new Set(shown.map(({ point }) => point)).size
  return Math.max(made, new Set(shown.flatMap(({ spans }) => spans)).size)
}

/**
 * Returns the parts of a right answer that the candidate left out, each as a list of points. Making one or some of a
 * part's points would have been enough.
 */
export function missingSides(shown: readonly SpokenPoint[], question: Question): (readonly SpokenPoint[])[] {
  const essential = question.points.filter(({ weight }) => weight === 'essential')
  const sides = sidesOf(question)
  if (sides.length > 0)
    return sides
      .map((side) => question.points.filter((point) => point.side === side))
      .filter((points) => !points.some((point) => shown.includes(point)))
  if (question.challengeType === 'system_design') {
    const dimensions = [...new Set(essential.map(({ dimension }) => dimension))]
    return dimensions
      .map((dimension) => essential.filter((point) => point.dimension === dimension))
      .filter((points) => !points.some((point) => shown.includes(point)))
  }
  const open = essential.filter((point) => !shown.includes(point))
  return open.length * 2 > essential.length ? open.map((point) => [point]) : []
}
