import type { Challenge, SpokenQuestion } from '@greenroom/shared/content'
import type { PointJudgement } from '@greenroom/shared/session'
import {
  approachJudged,
  approachKey,
  edgeCaseKey,
  judgeCode,
  longestQuote,
  spaceKey,
  timeKey,
} from '../../../reading/judgement/judgeCode.ts'
import { followUpKey, mistakeKey, pointKey } from '../../../reading/judgement/judgeInWords.ts'
import { wordCount } from '../../../reading/plainWords.ts'
import type { Approach } from '../../../reading/recognise.ts'
import type { Turn } from '../../interviewer/provider.ts'
import { askedBefore, pointsAsked, wasAskedIn } from './pointsAsked.ts'
import type { FormLine } from './readForm.ts'
import { claims, type Quoted, verifiedSpan } from './verifiedSpan.ts'

/**
 * The number of words of a clause that one point needs. If a form quotes a clause for more points than that allows, the
 * others don't count.
 */
const wordsForAPoint = 5
const maxSpans = 4

/**
 * Turns a form into a judgement in the reader's shape. Points that the form doesn't name or can't quote count as not
 * understood; unknown keys are dropped. Null if it only has keys that we didn't ask for.
 *
 * The authors' decisions stand: an approach they call wrong, a contradicted point, a common mistake, and a plan's cost,
 * which is computed.
 */
export function heldToMaterial(form: readonly FormLine[], turn: Turn): PointJudgement[] | null {
  const keys = new Set(pointsAsked(turn).map(({ key }) => key))
  const known = form.filter(({ point }) => keys.has(point))
  if (known.length === 0 && form.length > 0) return null
  const { challenge, spoken } = turn
  const verified = verify(known, turn)
  if (challenge !== null) return inShapeOfCode(verified, turn, challenge)
  return spoken === null ? [] : inShapeOfWords(verified, turn, spoken)
}

type Verified = ReadonlyMap<string, PointJudgement>

function verify(form: readonly FormLine[], turn: Turn): Verified {
  const quoted = quotedOf(turn)
  const pointsOfSpan = new Map<string, number>()
  const takes = (span: string): boolean => {
    const taken = pointsOfSpan.get(span) ?? 0
    if (taken >= Math.max(1, Math.floor(wordCount(span) / wordsForAPoint))) return false
    pointsOfSpan.set(span, taken + 1)
    return true
  }
  const verified = new Map<string, PointJudgement>()
  for (const { point, verdict, quotes } of form) {
    const spans = quotes.flatMap((quote) => verifiedSpan(quote, quoted(point)) ?? [])
    const own = [...new Set(spans)].filter(takes).slice(0, maxSpans)
    const before = verified.get(point)
    // If two lines contradict each other, neither counts.
    const isUndecided = own.length === 0 || (before !== undefined && before.verdict !== verdict)
    verified.set(
      point,
      isUndecided ? { point, verdict: 'not_understood', spans: [] } : { point, verdict, spans: before?.spans ?? own },
    )
  }
  return verified
}

function quotedOf(turn: Turn): (point: string) => Quoted {
  const { message, challenge, spoken, statement } = turn
  const known = `${statement}\n${(challenge ?? spoken)?.statement ?? ''}\n${askedBefore(turn)}`
  const longest = challenge === null ? undefined : longestQuote
  const of = (claimed: string): Quoted => ({ message, known, claimed, longest })
  const usual = of(challenge === null ? claims.ofAnswer(message) : claims.ofPlan(message))
  const asking = of(claims.ofRequirement(message))
  const requirements = new Set(
    spoken?.points.flatMap(({ dimension }, index) => (dimension === 'requirements' ? [pointKey(index)] : [])),
  )
  return (point) => (requirements.has(point) ? asking : usual)
}

const gap = (point: string): PointJudgement => ({ point, verdict: 'not_understood', spans: [] })

function inShapeOfWords(form: Verified, turn: Turn, { points, followUps, commonMistakes }: SpokenQuestion) {
  const asked = askedBefore(turn)
  const byAuthors = new Map(
    turn.judgement.filter(({ verdict }) => verdict === 'contradicted').map((each) => [each.point, each]),
  )
  const judged = (point: string) => byAuthors.get(point) ?? form.get(point) ?? gap(point)
  return [
    ...points.map((_point, index) => judged(pointKey(index))),
    ...followUps.flatMap(({ question }, index) => (wasAskedIn(asked, question) ? [judged(followUpKey(index))] : [])),
    ...commonMistakes.flatMap((_mistake, index): PointJudgement[] => {
      const { point, verdict, spans } = judged(mistakeKey(index))
      return verdict === 'not_understood' || (verdict === 'contradicted' && !byAuthors.has(point))
        ? []
        : [{ point, verdict: 'contradicted', spans }]
    }),
  ]
}

function inShapeOfCode(form: Verified, turn: Turn, challenge: Challenge): PointJudgement[] {
  const { message, judged, judgement } = turn
  const asked = askedBefore(turn)
  const approach = approachOf(form, judgement, challenge)
  const before = judged
    .slice(0, -1)
    .reduce<Approach | null>((taken, each) => approachJudged(each, challenge) ?? taken, null)
  const adopted = approach === null ? null : approachJudged([approach], challenge)
  const costs = judgeCode({ message, asked, taken: adopted ?? before }, challenge).filter(
    ({ point }) => point === timeKey || point === spaceKey,
  )
  const shown = (point: string) => {
    const found = form.get(point)
    return found?.verdict === 'shown' ? [found] : []
  }
  return [
    ...(approach === null ? [] : [approach]),
    ...costs,
    ...challenge.edgeCases.flatMap(({ question }, index) => {
      const own = shown(edgeCaseKey(index))
      return own.length === 0 && wasAskedIn(asked, question) ? [gap(edgeCaseKey(index))] : own
    }),
    ...challenge.followUps.flatMap(({ question }, index) =>
      wasAskedIn(asked, question) ? [form.get(followUpKey(index)) ?? gap(followUpKey(index))] : [],
    ),
  ]
}

/**
 * Returns the approach that the candidate adopted. That is the form's, if it names exactly one and the author doesn't
 * call the reader's approach wrong; otherwise it's the reader's.
 */
function approachOf(form: Verified, read: readonly PointJudgement[], challenge: Challenge): PointJudgement | null {
  const ofReader = read.find(({ point, verdict }) => verdict === 'shown' && isApproach(point, challenge))
  if (approachJudged(read, challenge)?.quality === 'wrong' && ofReader !== undefined) return ofReader
  const shown = [...form.values()].filter(({ point, verdict }) => verdict === 'shown' && isApproach(point, challenge))
  const [only] = shown
  if (shown.length === 1 && only !== undefined) return only
  return shown.find(({ point }) => point === ofReader?.point) ?? null
}

const isApproach = (point: string, { approaches }: Challenge): boolean =>
  approaches.some((_approach, index) => approachKey(index) === point)
