import type { SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { withoutPreferred } from '../adopted.ts'
import { clauseAround, findAllSigns, findSigns, type ReadText, readText, type Signs } from '../findSigns.ts'
import { isKeyword, isWithoutGrammar } from '../grammar.ts'
import { plainWords } from '../plainWords.ts'

/** The names of what a question answered in words is judged by: they say nothing of what stands behind them. */
export const pointKey = (index: number): string => `point-${index + 1}`
export const followUpKey = (index: number): string => `follow-up-${index + 1}`
export const mistakeKey = (index: number): string => `mistake-${index + 1}`

/** What is judged: a message, and what the interviewer had asked. */
export type Answered = { message: string; asked: string }

/**
 * What a message shows of a question that is answered in words, point by point: the one judgement that reply, step and score rest on where
 * no language model makes it. The points are all named, a follow-up only where it was asked, a mistake only where it was made.
 */
export function judgeInWords(
  { message, asked }: Answered,
  { points, followUps, commonMistakes }: Pick<SpokenQuestion, 'points' | 'followUps' | 'commonMistakes'>,
): PointJudgement[] {
  const isHeard = !isWithoutGrammar(message) && !isKeyword(message, asked)
  const read = readText(isHeard ? withoutPreferred(message) : '')
  const whole = { ...read, text: message }
  const wasAsked = (question: string) => plainWords(asked).includes(plainWords(question))
  return [
    ...points.map((point, index) => judgePoint(pointKey(index), point, whole)),
    ...followUps.flatMap((followUp, index) =>
      wasAsked(followUp.question) ? [judgePoint(followUpKey(index), followUp, whole)] : [],
    ),
    ...commonMistakes.flatMap((mistake, index): PointJudgement[] => {
      const span = statedMistake(whole, { signs: mistake.signsInWords, plainly: mistake.plainly })
      return span === null ? [] : [{ point: mistakeKey(index), verdict: 'contradicted', spans: [span] }]
    }),
  ]
}

function judgePoint(
  key: string,
  { denied = [], ...signs }: Signs & { denied?: readonly string[] | undefined },
  read: ReadText,
): PointJudgement {
  const against = findSigns(read, { signs: [], plainly: denied })
  if (against !== null) return { point: key, verdict: 'contradicted', spans: [clauseAround(read.text, against)] }
  const spans = distinct(findAllSigns(read, signs).map((found) => clauseAround(read.text, found)))
  return spans.length === 0
    ? { point: key, verdict: 'not_understood', spans: [] }
    : { point: key, verdict: 'shown', spans: spans.slice(0, mostSpans) }
}

const mostSpans = 4

/** Clauses of which none is part of another. */
const distinct = (spans: readonly string[]): string[] =>
  spans.filter(
    (span, index) =>
      span !== '' &&
      spans.every((other, at) => at === index || !other.includes(span) || (other === span && at > index)),
  )

/** What takes a slip back in the same breath: it is named as one. */
const isTakenBack =
  /\b(not|n['’]t|no|never|wrong|without|only|alone|just|mistake|still|rather than|instead|would be|too|even|rarer|less|hides?|however|but)\b/i

function statedMistake({ text, sentences }: ReadText, signs: Signs): string | null {
  for (const sentence of sentences) {
    const own = text.slice(sentence.at, sentence.end)
    if (isTakenBack.test(own)) continue
    const found = findSigns(readText(own), signs)
    if (found !== null) return clauseAround(text, { at: sentence.at + found.at, end: sentence.at + found.end })
  }
  return null
}

/** The keys of what was shown, of what was contradicted last. */
export function shownIn(judgements: readonly (readonly PointJudgement[])[]): Set<string> {
  const shown = new Set<string>()
  for (const { point, verdict } of judgements.flat()) {
    if (verdict === 'shown') shown.add(point)
    if (verdict === 'contradicted') shown.delete(point)
  }
  return shown
}
