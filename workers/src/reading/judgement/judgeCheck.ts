import type { PointJudgement } from '@greenroom/shared/session'
import { answerOfCheck } from '../checks/answerOfCheck.ts'
import { checksNeeded } from '../checks/chance.ts'
import { type CheckedMaterial, checkAsked } from '../checks/checkAsked.ts'
import { clauseAround } from '../findSigns.ts'
import { approachJudged, approachKey } from './judgeCode.ts'
import type { Answered } from './judgeInWords.ts'

/** The maximum number of characters in an answer that is quoted as a whole. */
const longestQuote = 160

/**
 * Judges a message that answers a check. The check settles its point. The point is shown once enough of its checks were
 * answered right to rule out guessing; it is contradicted if the answer is wrong. Other points the message shows still
 * count. Without a check or a clear answer, the message is read as usual.
 * @param before the judgements of the earlier messages, oldest first
 */
export function settledByCheck(
  read: readonly PointJudgement[],
  { message, asked }: Answered,
  material: CheckedMaterial,
  before: readonly (readonly PointJudgement[])[],
): PointJudgement[] {
  const found = checkAsked(asked, material)
  if (found === null) return [...read]
  const { checks, check, number } = found
  const point = planTaken(material, before) ?? found.point
  const answer = answerOfCheck(message, check)
  if (answer === 'unclear') return [...read]
  const rightBefore = before
    .flat()
    .flatMap((each) => (each.point === point && each.check?.answer === 'right' ? [each.check.number] : []))
  const right = new Set(answer === 'right' ? [...rightBefore, number] : rightBefore)
  const isShown = answer === 'right' && right.size >= checksNeeded(checks)
  const quote = message.length <= longestQuote ? message : clauseAround(message, { at: 0, end: 1 }, longestQuote)
  const verdict = answer === 'wrong' ? 'contradicted' : isShown ? 'shown' : 'not_understood'
  return [
    ...read.filter((each) => each.point !== point && each.verdict === 'shown'),
    { point, verdict, spans: verdict === 'not_understood' ? [] : [quote], check: { number, answer } },
  ]
}

/**
 * Returns the key of the workable plan that the candidate described before its check, or null. A right result shows
 * that plan, but not a slower one, whose cost would be different.
 */
function planTaken({ challenge }: CheckedMaterial, before: readonly (readonly PointJudgement[])[]): string | null {
  if (challenge === null) return null
  const taken = before
    .map((judgement) => approachJudged(judgement, challenge))
    .findLast((approach) => approach !== null)
  if (taken?.quality !== 'optimal' && taken?.quality !== 'acceptable') return null
  return approachKey(challenge.approaches.indexOf(taken))
}
