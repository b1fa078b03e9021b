import type { SpokenPoint } from '@greenroom/shared/content'
import { leastForHire } from '@greenroom/shared/rules'
import type { LinePoint, Round, ScorecardLine } from '@greenroom/shared/session'
import { wordCount } from '../reading/plainWords.ts'
import { hasSign, wordsOf } from '../reading/signs.ts'
import { scoreOfCount, scoreOfShare } from './countedScores.ts'
import { isOfDimension, spokenOf } from './designDimension.ts'
import type { Gate } from './gate.ts'
import type { Judgement } from './judgeDimensions.ts'
import { writtenOfAnswer, writtenOfDepth, writtenOfDesign } from './onlyWritten.ts'
import { quoteOf } from './quote.ts'
import type { Score } from './rubric.ts'
import type { SpokenObservations } from './spokenObservations.ts'
import { withWritten } from './withWritten.ts'

const nothing: Judgement = { score: null, behaviours: [], evidence: [] }
const quoted = (sign: string): string => `“${sign}”`
const lower = (score: Score, cap: Score): Score => (score < cap ? score : cap)

/** The judgement of a dimension of the rounds that are spoken. */
export function judgeInWords(round: Round, dimension: string, seen: SpokenObservations): Judgement {
  return { ...judgementOf(round, dimension, seen), points: pointsOf(round, dimension, seen) }
}

function judgementOf(round: Round, dimension: string, seen: SpokenObservations): Judgement {
  if (round === 'system_design') return withWritten(judgeDesign(dimension, seen), writtenOfDesign(dimension, seen))
  if (dimension === 'accuracy') return withWritten(judgeAccuracy(seen), writtenOfAnswer(seen))
  return dimension === 'depth' ? withWritten(judgeDepth(seen), writtenOfDepth(seen)) : judgeClarity(seen)
}

/** What was looked for in a dimension, and where it was said; the points of a design lie in its dimensions. */
function pointsOf(round: Round, dimension: string, { question, points }: SpokenObservations): LinePoint[] {
  const weightOf: Record<string, SpokenPoint['weight']> = { accuracy: 'essential', depth: 'depth' }
  const isOfLine = (point: SpokenPoint) =>
    round === 'system_design' ? isOfDimension(dimension, { point }) : point.weight === weightOf[dimension]
  return (question?.points ?? []).filter(isOfLine).map((point) => {
    const evidence = points.filter((each) => each.point === point).flatMap(({ said }) => quoteOf(said) ?? [])
    return { title: point.point, verdict: evidence.length > 0 ? 'shown' : 'not_understood', evidence }
  })
}

/** Of what belongs to a right answer, how much was said. */
function judgeAccuracy(seen: SpokenObservations): Judgement {
  const { question, attempts, atALoss, slips } = seen
  if (attempts.length === 0) {
    if (atALoss.length === 0) return nothing
    return { score: 1, behaviours: ['Gave no answer.'], evidence: atALoss.slice(0, 1).map((said) => quoteOf(said)) }
  }
  if (question === undefined) return nothing
  const essential = question.points.filter(({ weight }) => weight === 'essential')
  const made = seen.points.filter(({ point }) => point.weight === 'essential')
  const byShare = scoreOfShare(made.length / essential.length)
  return {
    score: slips.length > 0 ? lower(byShare, 3) : byShare,
    behaviours: [
      `Made ${made.length} of the ${essential.length} points that belong to a right answer.`,
      ...slips.map(({ mistake }) => `A common slip: ${mistake.charAt(0).toLowerCase()}${mistake.slice(1)}.`),
    ],
    evidence: [...(made.length > 0 ? made : attempts.slice(0, 1).map((said) => ({ said }))), ...slips].map(({ said }) =>
      quoteOf(said),
    ),
  }
}

/** How far it went beyond the answer: further points, and what followed from it. */
function judgeDepth({ points, followUpAnswers, followUpsMet, atALoss }: SpokenObservations): Judgement {
  const further = points.filter(({ point }) => point.weight === 'depth')
  const reached = further.length + followUpsMet.length
  const evidence = [...further.map(({ said }) => said), ...followUpsMet].map((said) => quoteOf(said))
  if (reached > 0) {
    const behaviours = [
      ...(further.length > 0
        ? [`Went beyond the answer in ${further.length} ${further.length === 1 ? 'point' : 'points'}.`]
        : []),
      ...(followUpsMet.length > 0 ? ['Met the point of what was asked further.'] : []),
    ]
    return { score: scoreOfCount(reached), behaviours, evidence }
  }
  const empty = [...followUpAnswers, ...atALoss.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')]
  if (empty.length === 0) return nothing
  return {
    score: 1,
    behaviours: ['Had little to add when asked further.'],
    evidence: empty.slice(0, 2).map((said) => quoteOf(said)),
  }
}

/** Whole thoughts, questions before assumptions, and answers to what was asked. */
function judgeClarity({ attempts, clarifications, followUpsMet, beside, answers }: SpokenObservations): Judgement {
  if (answers.length === 0) {
    const rest = beside.filter(({ text }) => wordCount(text) > 0)
    if (rest.length < 2) return nothing
    return {
      score: 1,
      behaviours: ['Said nothing that bears on the question.'],
      evidence: rest.slice(0, 2).map((said) => quoteOf(said)),
    }
  }
  const explained = attempts.find(({ text }) => wordCount(text) >= 15)
  const [asked] = clarifications
  const found = [
    explained && { said: explained, behaviour: 'Explained the answer in whole sentences.' },
    asked && { said: asked, behaviour: 'Asked about the question before relying on an assumption.' },
    followUpsMet[0] && { said: followUpsMet[0], behaviour: 'Answered what was asked, and not something beside it.' },
  ].filter((each) => each !== undefined)
  const [first] = attempts
  if (found.length === 0)
    return { score: 1, behaviours: ['Explained little of the thinking.'], evidence: first ? [quoteOf(first)] : [] }
  return {
    score: found.length >= 3 ? 4 : found.length === 2 ? 3 : 2,
    behaviours: found.map(({ behaviour }) => behaviour),
    evidence: found.map(({ said }) => quoteOf(said)),
  }
}

/** How much of what a good design says in this dimension was said. A dimension that nobody spoke of is not judged. */
function judgeDesign(dimension: string, seen: SpokenObservations): Judgement {
  const { named, signs, asking } = spokenOf(dimension, seen)
  const weight = signs.length + asking.length
  if (weight === 0) return nothing
  const evidence = [
    ...named.map(({ said, signs: heard }) =>
      quoteOf(said, (sentence) => heard.some((sign) => hasSign(wordsOf(sentence), sign))),
    ),
    ...asking.map((said) => quoteOf(said, (sentence) => sentence.endsWith('?'))),
  ]
  const behaviours = [
    ...(signs.length > 0 ? [`Spoke of ${signs.slice(0, 4).map(quoted).join(', ')}.`] : []),
    ...(asking.length > 0 ? [`Asked ${asking.length} ${asking.length === 1 ? 'question' : 'questions'} first.`] : []),
  ]
  return { score: scoreOfCount(weight), behaviours, evidence }
}

/** What a hire needs in these rounds: no dimension that decides below its least score. */
export function gateInWords(round: Round, lines: readonly ScorecardLine[]): Gate {
  const low = Object.entries(leastForHire[round]).filter(
    ([dimension, least]) => (lines.find((line) => line.dimension === dimension)?.score ?? 0) < least,
  )
  return low.length === 0
    ? { passed: true, because: { kind: 'met' } }
    : { passed: false, because: { kind: 'below', dimensions: low.map(([dimension]) => dimension) } }
}
