import { isHire } from '@greenroom/shared/rules'
import type { HiringDecision, Round, Scorecard, ScorecardLine } from '@greenroom/shared/session'
import {
  deckSentences,
  designSentences,
  knowledgeSentences,
  storySentences,
  workSentences,
} from './decisionSentences.ts'
import type { Gate } from './gate.ts'

type Line = Pick<ScorecardLine, 'score' | 'dimension' | 'weightPercent' | 'points'>

export type Judged = {
  round: Round
  /** Whether the round was a deck of statements. */
  isDeck?: boolean
  lines: readonly Line[]
  gate: Gate
  decision: HiringDecision | null
}

/** Explains a round's decision: one sentence per pattern, plus the missing point if there is one. */
export function summaryOf(judged: Judged): string {
  const { round, isDeck = false, lines, gate, decision } = judged
  if (gate.because.kind === 'skipped') return workSentences.skipped
  if (decision === null) return tooLittle(lines, gate)
  switch (round) {
    case 'coding':
    case 'telephone':
      return ofWork(lines, gate, decision)
    case 'system_design':
      return ofDesign(lines, gate, decision)
    case 'behavioural':
      return ofStory(lines, decision)
    case 'knowledge':
      return isDeck ? ofAnswers(deckSentences, lines, decision) : ofKnowledge(lines, decision)
  }
}

type DecidedRound = { scorecard: Pick<Scorecard, 'summary' | 'decision'>; gate: Gate }

/** Explains the decision for a session of several questions, or for a single question if that one decided it. */
export function summaryOverRounds(
  { lines, gate, decision }: Omit<Judged, 'round' | 'isDeck'>,
  rounds: readonly DecidedRound[],
): string {
  if (decision === null) return tooLittle(lines, gate)
  const number = gate.because.kind === 'question' ? gate.because.number : null
  const round = number === null ? undefined : rounds[number - 1]
  if (number === null || round === undefined || isHire(decision)) return overQuestions(decision, rounds)
  const isThin = round.scorecard.decision === null && round.gate.because.kind !== 'skipped'
  return isThin ? workSentences.thinQuestion(number) : workSentences.question(number, round.scorecard.summary)
}

const fromWorst: readonly (HiringDecision | null)[] = [
  'strong_no_hire',
  'leaning_no_hire',
  null,
  'leaning_hire',
  'strong_hire',
]

function overQuestions(decision: HiringDecision, rounds: readonly DecidedRound[]): string {
  const places = rounds.map(({ scorecard }) => fromWorst.indexOf(scorecard.decision))
  const weakest = places.indexOf(Math.min(...places))
  return new Set(places).size > 1
    ? workSentences.overUnlikeQuestions[decision](weakest + 1)
    : workSentences.overQuestions[decision]
}

function tooLittle(lines: readonly Line[], gate: Gate): string {
  const scored = lines.filter(({ score }) => score !== null)
  const [only] = scored
  if (only === undefined) return workSentences.tooLittle.nothing
  if (gate.because.kind === 'no_code') return workSentences.tooLittle.noCode
  return scored.length === 1 ? workSentences.tooLittle.one(only.dimension) : workSentences.tooLittle.few
}

/** Explains the decision for a coding round. Whether the code works matters more than any score. */
function ofWork(lines: readonly Line[], { passed, because }: Gate, decision: HiringDecision): string {
  const weakest = weakestOf(lines)
  const { allAtTheTop, allScoredAtTheTop, allAlike, strong, hired, hiredWithOneWeak, near, far } = workSentences
  if (isHire(decision) && weakest !== null) {
    if (because.kind === 'found_bug') return workSentences.foundBug(because.passed, because.total)
    if (weakest.score <= 2) return of(hiredWithOneWeak, weakest)
    if (weakest.score === 4) return lines.some(({ score }) => score === null) ? allScoredAtTheTop : allAtTheTop
    if (isAlike(lines)) return allAlike
    return of(decision === 'strong_hire' ? strong : hired, weakest)
  }
  const level = decision === 'leaning_no_hire' ? near : far
  switch (because.kind) {
    case 'incorrect':
      return workSentences.incorrect(because.passed, because.total)
    case 'inefficient':
      return workSentences.inefficient(because.passed, because.total)
    case 'no_costs':
      return workSentences.noCosts
    case 'no_code':
      return level.noCode
    case 'no_result':
      return workSentences.noResult
    case 'tests':
      if (passed) return of(level.works, weakest)
      return because.passed === 0 ? level.noTest : level.someTests(because.passed, because.total)
    case 'found_bug':
      return level.foundBug
    case 'below':
      return of(level.below, weakest)
    case 'met':
    case 'skipped':
    case 'untouched':
    case 'question':
      return of(level.short, weakest)
  }
}

function ofDesign(lines: readonly Line[], { because }: Gate, decision: HiringDecision): string {
  if (because.kind === 'below' && !isHire(decision)) {
    const low = (dimension: string) => because.dimensions.includes(dimension)
    const both = low('requirements') && low('architecture')
    const sentence = designSentences.below[both ? 'both' : low('requirements') ? 'requirements' : 'architecture']
    return `${sentence} ${pointOfDesign(widestGap(lines.filter(({ dimension }) => low(dimension)))) ?? ''}`.trim()
  }
  const gap = widestGap(lines)
  const sentence = designSentences.decided[decision]
  if (gap === undefined || gap.score === 4 || gap.score === 3) return sentence
  const { missing, thin } = designSentences
  return `${sentence} ${pointOfDesign(gap) ?? of(gap.score === 2 ? thin : missing, gap)}`.trim()
}

/** Returns a design's dimension with the widest gap. Any that never came up are first. */
const widestGap = (lines: readonly Line[]): Line | undefined =>
  [...lines].sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || b.weightPercent - a.weightPercent)[0]

/**
 * Returns the author's first point in a dimension of a design that the candidate didn't make; undefined if there is
 * none.
 */
function pointOfDesign(line: Line | undefined): string | undefined {
  const point = line?.points?.find(({ verdict }) => verdict !== 'shown')
  return point === undefined ? undefined : designSentences.point(named(point.title))
}

type AnswerSentences = typeof deckSentences | typeof knowledgeSentences

/** Explains the decision for a spoken answer: first whether it was right, then how clear and deep it was. */
function ofAnswers(sentences: AnswerSentences, lines: readonly Line[], decision: HiringDecision): string {
  const scoreOf = (dimension: string) => lines.find((line) => line.dimension === dimension)?.score ?? null
  const [accuracy, depth, clarity] = [scoreOf('accuracy'), scoreOf('depth'), scoreOf('clarity')]
  if (isHire(decision)) {
    if (accuracy === 4 && depth === 4 && clarity === 4) return sentences.all
    if (clarity !== null && clarity <= 2) return sentences.hardToFollow
    if (accuracy !== 4) return clarity === null ? sentences.mostlyRight : sentences.clearAndMostlyRight
    if (depth === null) return sentences.noFollowUp
    return depth <= 2 ? sentences.shallow : sentences.right
  }
  if (accuracy === null) return sentences.noAnswer
  if (accuracy >= 3) return sentences.rightAndLittleElse
  if (accuracy === 1) return clarity !== null && clarity >= 3 ? sentences.clearButWrong : sentences.wrong
  return clarity !== null && clarity >= 3 ? sentences.clearButHalf : sentences.half
}

/** Explains the decision for a story: the deciding factor, then the biggest gap. */
function ofStory(lines: readonly Line[], decision: HiringDecision): string {
  const gap = widestGap(lines)
  const sentence = storySentences.decided[decision]
  return gap === undefined || (gap.score ?? 0) >= 3 ? sentence : `${sentence} ${of(storySentences.gap, gap)}`.trim()
}

function ofKnowledge(lines: readonly Line[], decision: HiringDecision): string {
  const sentence = ofAnswers(knowledgeSentences, lines, decision)
  const point = missingPoint(lines)
  const accuracy = lines.find(({ dimension }) => dimension === 'accuracy')?.score
  if (point === null || accuracy === 4) return sentence
  const { contradicted, missing } = knowledgeSentences.points
  return `${sentence} ${(point.verdict === 'contradicted' ? contradicted : missing)(named(point.title))}`
}

/**
 * Returns the first point of a right answer that the candidate contradicted or, if there is none, the first that they
 * didn't make; null if they made all of them.
 */
export function missingPoint(lines: readonly Pick<Line, 'dimension' | 'points'>[]) {
  const points = lines.find(({ dimension }) => dimension === 'accuracy')?.points ?? []
  return (
    points.find(({ verdict }) => verdict === 'contradicted') ??
    points.find(({ verdict }) => verdict === 'not_understood') ??
    null
  )
}

/** Rewords a title as part of a sentence: in lower case, except abbreviations, and without its full stop. */
export const named = (title: string): string =>
  (/^[A-Z][a-z ]/.test(title) ? title.charAt(0).toLowerCase() + title.slice(1) : title).replace(/\.$/, '')

/** Returns the dimension to fix first: the one with the lowest score or, among equals, the most weight. */
function weakestOf(lines: readonly Line[]): { dimension: string; score: number } | null {
  const scored = lines.flatMap(({ dimension, score, weightPercent }) =>
    score === null ? [] : [{ dimension, score, weightPercent }],
  )
  return scored.sort((a, b) => a.score - b.score || b.weightPercent - a.weightPercent)[0] ?? null
}

const isAlike = (lines: readonly Line[]): boolean =>
  new Set(lines.flatMap(({ score }) => (score === null ? [] : [score]))).size === 1

const of = (sentences: Readonly<Record<string, string>>, line: { dimension: string } | null): string =>
  sentences[line?.dimension ?? ''] ?? sentences.other ?? ''
