import type { SpokenPoint, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { pointKey, shownIn } from './judgeInWords.ts'

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

/** So many slips in one answer, or one point turned round, and it is wrong, whatever else it says. */
const mostSlips = 1

/** Whether a message says the opposite of a point, or makes several slips at once. */
export const isTurnedRound = (judgement: readonly PointJudgement[]): boolean =>
  judgement.filter(({ verdict }) => verdict === 'contradicted').length > mostSlips ||
  judgement.some(({ point, verdict }) => verdict === 'contradicted' && point.startsWith('point-'))

/** In so many words a side is told in one clause; who says more says more of it, and a single clause may have got there by chance. */
const wordsOfABriefAnswer = 45
const clausesOfASide = 2

/**
 * Whether what was said so far is a right answer: something of each part of the question, and nothing in the last message that turns it
 * round. Where the author named no parts: half of the points that belong to an answer; of a design something of each dimension without
 * which it is none.
 * @param words how many were said
 */
export function isRightAnswer(
  judged: readonly (readonly PointJudgement[])[],
  question: Question,
  words: number,
): boolean {
  if (isTurnedRound(judged.at(-1) ?? [])) return false
  if (missingSides(pointsShown(judged, question), question).length > 0) return false
  if (words <= wordsOfABriefAnswer) return true
  return sidesOf(question).every((side) => {
    const points = question.points.filter((point) => point.side === side && point.weight === 'essential').length
    return clausesOf(side, judged, question) >= Math.min(clausesOfASide, Math.max(points, 1))
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
