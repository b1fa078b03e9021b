import type { SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { claimedIn, withoutQuestions } from '../adopted.ts'
import { clauseAround, findAllSigns, findSigns, type ReadText, readText, type Signs } from '../findSigns.ts'
import { isKeyword, isWithoutGrammar } from '../grammar.ts'
import type { Span } from '../plainSigns.ts'
import { plainWords, wordCount } from '../plainWords.ts'
import { isReason } from './sideManner.ts'

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
  const claimed = isHeard ? claimedIn(message) : ''
  const whole = { ...readText(withoutQuestions(claimed)), text: message }
  // Who asks what the task demands has thought of it.
  const withQuestions = { ...readText(claimed), text: message }
  const wasAsked = (question: string) => plainWords(asked).includes(plainWords(question))
  const judged = judgePoints(points, (point) => (point.dimension === 'requirements' ? withQuestions : whole))
  return [
    ...judged,
    ...followUps.flatMap((followUp, index) =>
      wasAsked(followUp.question) ? [judgePoint(followUpKey(index), followUp, whole)] : [],
    ),
    ...commonMistakes.flatMap((mistake, index): PointJudgement[] => {
      const span = statedMistake(whole, { signs: mistake.signsInWords, plainly: mistake.plainly }, judged)
      return span === null ? [] : [{ point: mistakeKey(index), verdict: 'contradicted', spans: [span] }]
    }),
  ]
}

/** In so many words one sentence may hold the whole answer. */
const wordsOfABriefAnswer = 45

/** A point is judged beside the others: of a long answer one thought belongs to one part of the question, and not to two. */
function judgePoints(
  points: SpokenQuestion['points'],
  readFor: (point: SpokenQuestion['points'][number]) => ReadText,
): PointJudgement[] {
  const found = points.map((point) => findAllSigns(readFor(point), point))
  const hits = found.flatMap((spans, index) => spans.map((span) => ({ span, side: points[index]?.side })))
  const hitsOf = (side: string | undefined) => hits.filter((hit) => hit.side === side).length
  const isOfAnotherSide = (span: Span, side: string | undefined): boolean => {
    const beside = hits.filter(
      (hit) => hit.side !== undefined && !areBothReasons(hit.side, side) && areOneThought(hit.span, span),
    )
    const own = beside.filter((hit) => hit.side === side).length
    return [...Map.groupBy(beside, (hit) => hit.side)].some(
      ([other, rivals]) =>
        other !== side && (rivals.length > own || (rivals.length === own && hitsOf(other) > 2 * hitsOf(side))),
    )
  }
  const readings = points.map((point, index) => {
    const read = readFor(point)
    const own = found[index] ?? []
    const isLong = wordCount(read.text) > wordsOfABriefAnswer
    const kept = own.filter((span) => !isLong || point.side === undefined || !isOfAnotherSide(span, point.side))
    return { read, kept, judgement: judgementOf(pointKey(index), point.denied, kept, read) }
  })
  const judged = readings.map(({ judgement }) => judgement)
  return readings.map(({ read, kept, judgement }) => {
    const isMeantElsewhere =
      judgement.verdict === 'contradicted' && judgement.spans.every((span) => makesAPoint(span, read, judged))
    // What only sounds like the opposite leaves what was said for the point.
    return isMeantElsewhere ? judgementOf(judgement.point, [], kept, read) : judgement
  })
}

/** "Two neighbours are always wrong, and a swap puts one pair right" says why so many are enough and why it takes as many. */
const areBothReasons = (one: string, other: string | undefined): boolean =>
  one !== other && isReason(one) && other !== undefined && isReason(other)

/** Whether two places lie on each other for the most part. */
function areOneThought(one: Span, other: Span): boolean {
  const common = Math.min(one.end, other.end) - Math.max(one.at, other.at)
  return common * 2 > Math.min(one.end - one.at, other.end - other.at)
}

const judgePoint = (
  key: string,
  { denied, ...signs }: Signs & { denied?: readonly string[] | undefined },
  read: ReadText,
): PointJudgement => judgementOf(key, denied, findAllSigns(read, signs), read)

function judgementOf(
  key: string,
  denied: readonly string[] = [],
  found: readonly Span[],
  read: ReadText,
): PointJudgement {
  const against = findAllSigns(read, { signs: [], plainly: denied })
  const [first] = against
  const besides = found.filter((span) => !against.some((each) => areOneThought(each, span)))
  // Who says it twice and more, and once something that sounds like the opposite, has said it.
  if (first !== undefined && clausesAround(read, besides).length <= clausesAround(read, against).length)
    return { point: key, verdict: 'contradicted', spans: [clauseAround(read.text, first)] }
  const spans = clausesAround(read, found)
  return spans.length === 0
    ? { point: key, verdict: 'not_understood', spans: [] }
    : { point: key, verdict: 'shown', spans: spans.slice(0, maxSpans) }
}

const clausesAround = ({ text }: ReadText, found: readonly Span[]): string[] =>
  distinct(found.map((span) => clauseAround(text, span)))

const maxSpans = 4

/** Clauses of which none holds another: the shorter one says it as well. */
const distinct = (spans: readonly string[]): string[] =>
  spans.filter(
    (span, index) =>
      span !== '' &&
      spans.every((other, at) => at === index || !span.includes(other) || (other === span && at > index)),
  )

/** What takes a slip back in the same breath: it is named as one. */
const isTakenBack =
  /n['’]t\b|\b(not|no|never|wrong|without|mistake|rather than|instead of|useless|pointless|rarer|less|hides?|flatter\w*|mislead\w*|deceptive|deceiv\w*|however|but)\b/i

function statedMistake({ text, sentences }: ReadText, signs: Signs, judged: readonly PointJudgement[]): string | null {
  for (const sentence of sentences) {
    const own = text.slice(sentence.at, sentence.end)
    if (isTakenBack.test(own)) continue
    const found = findSigns(readText(own), signs)
    if (found === null) continue
    const clause = clauseAround(text, { at: sentence.at + found.at, end: sentence.at + found.end })
    if (!makesAPoint(clause, { text }, judged)) return clause
  }
  return null
}

/**
 * Whether a clause of a long answer is one of several that make a point: the point was understood without it, so what else it sounds like is
 * no slip.
 */
const makesAPoint = (clause: string, { text }: Pick<ReadText, 'text'>, judged: readonly PointJudgement[]): boolean =>
  wordCount(text) > wordsOfABriefAnswer &&
  judged.some(
    ({ verdict, spans }) =>
      verdict === 'shown' &&
      spans.length > 1 &&
      spans.some((span) => span.includes(clause) || (clause.includes(span) && span.length * 2 > clause.length)),
  )

/** The keys of what was shown, of what was contradicted last. */
export function shownIn(judgements: readonly (readonly PointJudgement[])[]): Set<string> {
  const shown = new Set<string>()
  for (const { point, verdict } of judgements.flat()) {
    if (verdict === 'shown') shown.add(point)
    if (verdict === 'contradicted') shown.delete(point)
  }
  return shown
}
