import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { wordCount } from '../plainWords.ts'
import { pointKey, shownIn } from './judgeInWords.ts'
import { evidenceOf } from './sideEvidence.ts'

type Question = Pick<SpokenQuestion, 'points' | 'challengeType'>

/** The parts of the question that a right answer has something of, as its author named them. */
export const sidesOf = ({ points }: Pick<SpokenQuestion, 'points'>): string[] => [
  ...new Set(points.flatMap(({ side }) => side ?? [])),
]

/** The points of a question that these judgements say were shown. */
export function pointsShown(judged: readonly (readonly PointJudgement[])[], { points }: Question): SpokenPoint[] {
  const shown = shownIn(judged)
  return points.filter((_point, index) => shown.has(pointKey(index)))
}

/** So many slips in one answer, and no fewer than it makes points, and it is wrong; so it is where one point is turned round. */
const maxSlips = 1

/** Whether a message says the opposite of a point, or makes several slips at once and hardly a point. */
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

/** In so many words a side is told in one clause; who says more says more of it, and a single clause may have got there by chance. */
const wordsOfABriefAnswer = 45
const clausesOfASide = 2
/** From so many points on a side is told by half of them. */
const manyPoints = 3
/** Who makes a slip on the way has to make so much of the points. */
const leastBesideASlip = 0.5

/**
 * Whether what was said so far is a right answer: enough of each part of the question, and nothing in the last message that turns it
 * round. Where the author named no parts: half of the points that belong to an answer; of a design something of each dimension without
 * which it is none.
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
 * Of the parts of a right answer those of which nothing was shown, else those of which too little was shown for so many words. What happened
 * is told, and what to do about it is proposed: of such a part an essential point that is put like that is enough, and one that is put like
 * the other says nothing of it.
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
    // Who makes most of the points of a part has told it, however it is put.
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

/** In how many clauses something of a part of the question was shown; two points in one sentence are two. */
function clausesOf(side: string, judged: readonly (readonly PointJudgement[])[], { points }: Question): number {
  const keys = points.flatMap((point, index) => (point.side === side ? [pointKey(index)] : []))
  const shown = judged.flat().filter(({ point, verdict }) => verdict === 'shown' && keys.includes(point))
  const made = new Set(shown.map(({ point }) => point)).size
  return Math.max(made, new Set(shown.flatMap(({ spans }) => spans)).size)
}

/** Of the parts of a right answer those of which nothing was shown; each is the points of which one is enough, or some. */
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
