import type { SpokenPoint } from '@greenroom/shared/content'
import { plural } from '@greenroom/shared/english'
import { leastForHire } from '@greenroom/shared/rules'
import type { Evidence, LinePoint, Round, ScorecardLine } from '@greenroom/shared/session'
import { missingSides } from '../reading/judgement/rightAnswer.ts'
import { wordCount } from '../reading/plainWords.ts'
import { scoreOfClaims, scoreOfCount } from './countedScores.ts'
import { isOfDimension, spokenOf } from './designDimension.ts'
import type { Gate } from './gate.ts'
import type { Judgement } from './judgeDimensions.ts'
import { writtenOfAnswer, writtenOfDepth, writtenOfDesign } from './onlyWritten.ts'
import { quoteOf } from './quote.ts'
import type { Score } from './rubric.ts'
import type { Quoted, SpokenObservations } from './spokenObservations.ts'
import { judgeStoryRound } from './storyRound.ts'
import { withWritten } from './withWritten.ts'

const nothing: Judgement = { score: null, behaviours: [], evidence: [] }
const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1).replace(/\.$/, '')
const evidenceOf = ({ said, quote, asked }: Quoted): Evidence => ({
  eventSeq: said.seq,
  quote,
  ...(asked === undefined ? {} : { asked }),
})
const lower = (score: Score, cap: Score): Score => (score < cap ? score : cap)

/** Judges a dimension of the spoken rounds. */
export function judgeInWords(round: Round, dimension: string, seen: SpokenObservations): Judgement {
  if (round === 'behavioural') return judgeStoryRound(dimension, seen)
  return { ...judgementOf(round, dimension, seen), points: pointsOf(round, dimension, seen) }
}

function judgementOf(round: Round, dimension: string, seen: SpokenObservations): Judgement {
  if (round === 'system_design') return withWritten(judgeDesign(dimension, seen), writtenOfDesign(dimension, seen))
  if (dimension === 'accuracy') return withWritten(judgeAccuracy(seen), writtenOfAnswer(seen))
  return dimension === 'depth' ? withWritten(judgeDepth(seen), writtenOfDepth(seen)) : judgeClarity(seen)
}

/**
 * Returns the points looked for in a dimension, and where the candidate made them. In a design, each point names its
 * own dimension.
 */
function pointsOf(round: Round, dimension: string, { question, points }: SpokenObservations): LinePoint[] {
  const weightOf: Record<string, SpokenPoint['weight']> = { accuracy: 'essential', depth: 'depth' }
  const isOfLine = (point: SpokenPoint) =>
    round === 'system_design' ? isOfDimension(dimension, { point }) : point.weight === weightOf[dimension]
  return (question?.points ?? []).filter(isOfLine).map((point) => {
    const judged = points.find((each) => each.point === point)
    return {
      title: point.point,
      verdict: judged?.verdict ?? 'not_understood',
      evidence: (judged?.quoted ?? []).slice(0, quotesOfPoint).map(evidenceOf),
    }
  })
}

const quotesOfPoint = 2

/** Scores how much of a right answer the candidate said. */
function judgeAccuracy(seen: SpokenObservations): Judgement {
  const { question, attempts, atALoss, slips, notUnderstood } = seen
  if (attempts.length === 0) {
    if (atALoss.length === 0) return nothing
    return { score: 1, behaviours: ['Gave no answer.'], evidence: atALoss.slice(0, 1).map((said) => quoteOf(said)) }
  }
  if (question === undefined) return nothing
  const essential = question.points.filter(({ weight }) => weight === 'essential')
  const ofAnswer = seen.points.filter(({ point }) => point.weight === 'essential' || point.side !== undefined)
  const made = ofAnswer.filter(({ verdict }) => verdict === 'shown')
  const turned = ofAnswer.filter(({ verdict }) => verdict === 'contradicted')
  const missing = missingSides(
    made.map(({ point }) => point),
    question,
  )
  const count = made.filter(({ point }) => point.weight === 'essential').length
  const isWrong = turned.length > 0 || (slips.length > 1 && missing.length > 0)
  return {
    score: accuracyOf({
      share: count / essential.length,
      isWhole: missing.length === 0,
      hasBegun: made.length > 0,
      isWrong,
      isSlipping: slips.length > 0,
      mayBeMore: notUnderstood.length > 0,
      isUnanswered: seen.unanswered.length > 0,
      saidNothing: seen.unanswered.some((said) => notUnderstood.includes(said) || atALoss.includes(said)),
      isAtALoss: atALoss.length > 0,
    }),
    behaviours: [
      `Made ${count} of the ${essential.length} points that belong to a right answer.`,
      ...(made.length === 0 && !isWrong && notUnderstood.length > 0 ? [unheard] : []),
      ...turned.map(({ point }) => `Said the opposite of this: ${lowered(point.point)}.`),
      ...slips.map(({ mistake }) => `A common slip: ${lowered(mistake)}.`),
    ],
    evidence: [
      ...made.flatMap(({ quoted }) => quoted.slice(0, 1)).map(evidenceOf),
      ...turned.flatMap(({ quoted }) => quoted.slice(0, 1)).map(evidenceOf),
      ...slips.map(evidenceOf),
      ...(made.length + turned.length + slips.length > 0
        ? []
        : [...atALoss, ...attempts].slice(0, 1).map((said) => quoteOf(said))),
    ],
  }
}

const unheard = 'Answered in words of which nothing could be matched, right or wrong.'

/** The share of an answer's points that earns the best score, and the share that earns a good one. */
const shareOfBest = 0.75
const shareOfGood = 0.5

/**
 * Returns the score for accuracy. A right answer has something from each part of the question, and half of its points
 * without a slip. A candidate who missed a point that the interviewer asked for needs three quarters of the points.
 * They need all of them if nothing in that reply was understood. An answer that has begun doesn't get a 1, and one that
 * wasn't understood isn't judged. A 1 is for wrong answers, and for candidates who say that they don't know.
 */
function accuracyOf(seen: {
  share: number
  isWhole: boolean
  hasBegun: boolean
  isWrong: boolean
  isSlipping: boolean
  mayBeMore: boolean
  isUnanswered: boolean
  /** Whether nothing was understood in the reply to the question about a missing point. */
  saidNothing: boolean
  isAtALoss: boolean
}): Score | null {
  if (seen.isWrong) return seen.hasBegun ? 2 : 1
  if (!seen.hasBegun) return seen.isSlipping || (seen.isAtALoss && !seen.mayBeMore) ? 1 : null
  if (seen.isWhole && seen.share >= shareOfBest && (!seen.saidNothing || seen.share === 1))
    return seen.isSlipping ? 3 : 4
  if (seen.isWhole && seen.share >= shareOfGood && !seen.isUnanswered && !seen.isSlipping) return 3
  // The candidate did answer about the missing point, but not in words that we understood.
  if (seen.mayBeMore) return null
  return 2
}

/** Scores how far the candidate went beyond a right answer: further points, and their consequences. */
function judgeDepth({ points, followUpAnswers, followUpsMet, atALoss, notUnderstood }: SpokenObservations): Judgement {
  const further = points.filter(({ point, verdict }) => point.weight === 'depth' && verdict === 'shown')
  const reached = further.length + followUpsMet.length
  const evidence = [...further.flatMap(({ quoted }) => quoted.slice(0, 1)), ...followUpsMet].map(evidenceOf)
  if (reached > 0) {
    const behaviours = [
      ...(further.length > 0
        ? [`Went beyond the answer in ${further.length} ${plural(further.length, { one: 'point', other: 'points' })}.`]
        : []),
      ...(followUpsMet.length > 0 ? ['Met the point of what was asked further.'] : []),
    ]
    return { score: scoreOfCount(reached), behaviours, evidence }
  }
  const lost = atALoss.filter(({ step }) => step === 'follow_up' || step === 'wrap_up')
  const empty = followUpAnswers.filter((said) => !notUnderstood.includes(said))
  if (lost.length === 0) return nothing
  return {
    score: 1,
    behaviours: ['Had little to add when asked further.'],
    evidence: [...lost, ...empty].slice(0, 2).map((said) => quoteOf(said)),
  }
}

/**
 * Scores clarity: whole sentences with content, questions before assumptions, and answers to the interviewer's
 * questions. Length doesn't count.
 */
function judgeClarity(seen: SpokenObservations): Judgement {
  const { attempts, clarifications, followUpsMet, beside, answers, points, notUnderstood } = seen
  if (answers.length === 0) {
    const rest = beside.filter(({ text }) => wordCount(text) > 0)
    if (rest.length < 2) return nothing
    return {
      score: 1,
      behaviours: ['Said nothing that bears on the question.'],
      evidence: rest.slice(0, 2).map((said) => quoteOf(said)),
    }
  }
  const explained = points.flatMap(({ quoted }) => quoted).find(({ said }) => wordCount(said.text) >= wordsOfASentence)
  const [asked] = clarifications
  const found = [
    explained && { evidence: evidenceOf(explained), behaviour: 'Explained the answer in whole sentences.', worth: 2 },
    asked && {
      evidence: quoteOf(asked),
      behaviour: 'Asked about the question before relying on an assumption.',
      worth: 1,
    },
    followUpsMet[0] && {
      evidence: evidenceOf(followUpsMet[0]),
      behaviour: 'Answered what was asked, and not something beside it.',
      worth: 1,
    },
  ].filter((each) => each !== undefined)
  if (found.length === 0) {
    if (notUnderstood.length > 0) return nothing
    const [first] = attempts
    return { score: 1, behaviours: ['Explained little of the thinking.'], evidence: first ? [quoteOf(first)] : [] }
  }
  const worth = found.reduce((sum, each) => sum + each.worth, 0)
  return {
    score: worth >= 3 ? 4 : worth === 2 ? 3 : 2,
    behaviours: found.map(({ behaviour }) => behaviour),
    evidence: found.map(({ evidence }) => evidence),
  }
}

/** The minimum number of words in a sentence. A shorter message is a keyword. */
const wordsOfASentence = 6

/**
 * Scores how much of a good design the candidate said in this dimension. Doesn't give a score if the dimension never
 * came up.
 */
function judgeDesign(dimension: string, seen: SpokenObservations): Judgement {
  const { shown, named, asking } = spokenOf(dimension, seen)
  const turned = named.filter(({ verdict }) => verdict === 'contradicted')
  const count = shown.length + (asking.length > 0 ? 1 : 0)
  if (count + turned.length === 0) return nothing
  const all = (seen.question?.points ?? []).filter((point) => isOfDimension(dimension, { point }))
  const open = all.filter((point) => !named.some((each) => each.point === point))
  return {
    score: lower(turned.length > 0 ? 2 : shown.length >= all.length ? 4 : 3, scoreOfClaims(count, all.length)),
    behaviours: [
      ...shown.map(({ point }) => `${point.point}.`),
      ...turned.map(({ point }) => `Said the opposite of this: ${lowered(point.point)}.`),
      ...(open[0] === undefined ? [] : [`Nothing shows this: ${lowered(open[0].point)}.`]),
      ...(asking.length > 0
        ? [`Asked ${asking.length} ${plural(asking.length, { one: 'question', other: 'questions' })} first.`]
        : []),
    ],
    evidence: [
      ...[...shown, ...turned].flatMap(({ quoted }) => quoted.slice(0, 1)).map(evidenceOf),
      ...asking.map((said) => quoteOf(said, (sentence) => sentence.endsWith('?'))),
    ],
  }
}

/**
 * Checks the requirements for a hire in a spoken round: every deciding dimension reaches its minimum score. If one
 * couldn't be judged, the gate is open.
 */
export function gateInWords(round: Round, lines: readonly ScorecardLine[]): Gate {
  const scoreOf = (dimension: string) => lines.find((line) => line.dimension === dimension)?.score ?? null
  const decisive = Object.entries(leastForHire[round])
  const low = decisive.filter(([dimension, least]) => (scoreOf(dimension) ?? 0) < least).map(([dimension]) => dimension)
  if (low.length === 0) return { passed: true, because: { kind: 'met' } }
  const isOpen = low.every((dimension) => scoreOf(dimension) === null)
  return { passed: false, isOpen, because: { kind: 'below', dimensions: low } }
}
