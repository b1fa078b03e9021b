import type { SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import { claimedIn, withoutQuestions } from '../adopted.ts'
import { clauseAround, findAllSigns, findSigns, type ReadText, readText, type Signs } from '../findSigns.ts'
import { isKeyword, isWithoutGrammar } from '../grammar.ts'
import type { Span } from '../plainSigns.ts'
import { plainWords, wordCount } from '../plainWords.ts'
import { isReason } from './sideManner.ts'

/** Keys for judging a spoken question, which reveal nothing about the points. */
export const pointKey = (index: number): string => `point-${index + 1}`
export const followUpKey = (index: number): string => `follow-up-${index + 1}`
export const mistakeKey = (index: number): string => `mistake-${index + 1}`

/** A message to judge, and the interviewer's question before it. */
export type Answered = { message: string; asked: string }

/**
 * Judges a message in a spoken question, point by point. Unless a language model judges, the reply, the step and the
 * score all depend on this judgement. Lists all points, but a follow-up only if it was asked, and a mistake only if it
 * was made.
 */
export function judgeInWords(
  { message, asked }: Answered,
  { points, followUps, commonMistakes }: Pick<SpokenQuestion, 'points' | 'followUps' | 'commonMistakes'>,
): PointJudgement[] {
  const isHeard = !isWithoutGrammar(message) && !isKeyword(message, asked)
  const claimed = isHeard ? claimedIn(message) : ''
  const whole = { ...readText(withoutQuestions(claimed)), text: message }
  // Asking about a requirement shows that the candidate thought of it.
  const withQuestions = { ...readText(claimed), text: message }
  const wasAsked = (question: string) => plainWords(asked).includes(plainWords(question))
  const read = judgePoints(points, (point) => (point.dimension === 'requirements' ? withQuestions : whole))
  const judged = withoutBesides(
    read,
    points.map(({ question }) => question !== null && wasAsked(question)),
  )
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

/**
 * Drops contradictions of other points from an answer to one point's own question. "A loop that awaits" fixes the
 * program, and doesn't say that the old one waited.
 */
const withoutBesides = (judged: readonly PointJudgement[], isAsked: readonly boolean[]): PointJudgement[] =>
  judged.map((each, index) =>
    each.verdict === 'contradicted' && isAsked.includes(true) && isAsked[index] !== true
      ? { point: each.point, verdict: 'not_understood', spans: [] }
      : each,
  )

/** The maximum number of words in a brief answer, in which one sentence may contain everything. */
const wordsOfABriefAnswer = 45

/**
 * Judges the points of a message. In a long answer, judges them together, because one thought belongs to one part of
 * the question, not two.
 */
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
    // A clause may only sound like the opposite. The words that make the point then still count.
    return isMeantElsewhere ? judgementOf(judgement.point, [], kept, read) : judgement
  })
}

/**
 * Whether two sides are both reasons. One clause can be both: "two neighbours are always wrong, and a swap puts one
 * pair right" explains why this many swaps are enough and why it takes that many.
 */
const areBothReasons = (one: string, other: string | undefined): boolean =>
  one !== other && isReason(one) && other !== undefined && isReason(other)

/** Whether two spans mostly overlap. */
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
  // Making a point more than once outweighs one clause that sounds like the opposite.
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

/** Drops clauses that contain another one, because the shorter one says the same. */
const distinct = (spans: readonly string[]): string[] =>
  spans.filter(
    (span, index) =>
      span !== '' &&
      spans.every((other, at) => at === index || !span.includes(other) || (other === span && at > index)),
  )

/** Words that show that a slip was corrected straight away. */
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
 * Whether a clause of a long answer is one of several that make a point. Such a clause isn't a slip, even if it also
 * sounds like a mistake.
 */
const makesAPoint = (clause: string, { text }: Pick<ReadText, 'text'>, judged: readonly PointJudgement[]): boolean =>
  wordCount(text) > wordsOfABriefAnswer &&
  judged.some(
    ({ verdict, spans }) =>
      verdict === 'shown' &&
      spans.length > 1 &&
      spans.some((span) => span.includes(clause) || (clause.includes(span) && span.length * 2 > clause.length)),
  )

/** Returns the keys of the points shown and not contradicted since. */
export function shownIn(judgements: readonly (readonly PointJudgement[])[]): Set<string> {
  const shown = new Set<string>()
  for (const { point, verdict } of judgements.flat()) {
    if (verdict === 'shown') shown.add(point)
    if (verdict === 'contradicted') shown.delete(point)
  }
  return shown
}
