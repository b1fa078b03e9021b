import { askedAs, type ChallengeBank, type SpokenBank } from '@greenroom/shared/content'
import {
  decisionOf,
  demandsCosts,
  expectedOf,
  isSpoken,
  longestWithoutCodeMs,
  roundOfQuestion,
  rubrics,
  testsForHire,
} from '@greenroom/shared/rules'
import {
  type CommitView,
  isAssisted,
  type Objective,
  type Round,
  type Scorecard,
  type ScorecardLine,
  type SessionScorecard,
  testsNotRun,
} from '@greenroom/shared/session'
import { nextStepAfterDeck } from './deckNextSteps.ts'
import { type DeckObservations, judgeDeck, observeDeck } from './deckRound.ts'
import { efficientGate } from './efficientGate.ts'
import type { Gate } from './gate.ts'
import { handInsIn } from './handedIn.ts'
import { helpAndFailure, helpIn, unaided, underCaps } from './help.ts'
import { judgeWork } from './judgeDimensions.ts'
import type { Judgement } from './judgement.ts'
import { nextStepFor } from './nextSteps.ts'
import { type Observations, observe } from './observations.ts'
import { objectiveOver, overRounds } from './overRounds.ts'
import { activeMsOf, type QuestionRecord, recordOf, type SessionRecord } from './questionRecord.ts'
import { dimensions, roundOf, rubricVersion, weightsPercent } from './rubric.ts'
import { observeInWords, type SpokenObservations } from './spokenObservations.ts'
import { gateInWords, judgeInWords } from './spokenRound.ts'
import { isStated, statedCosts } from './statedCosts.ts'
import { missingPoint, named, summaryOf, summaryOverRounds } from './summary.ts'

/** Thrown if there is nothing to score in the log, because no question was ever presented. */
class NothingToScore extends Error {
  override name = 'NothingToScore'
}

const maxEvidence = 4

/**
 * Scores a session by counting and recognising, using only its log and the authored material. Pure: the same log always
 * gives the same scorecard. Each score cites commits with exact quotes; without a quote it is null.
 * @throws NothingToScore
 */
export function scoreSession(log: readonly CommitView[], bank: ChallengeBank, spoken?: SpokenBank): SessionScorecard {
  const session = recordOf(log)
  const judged = session.questions.map((record) => {
    const { challenge_id: id, version, challengeType, statementCount } = record.challenge
    if (statementCount !== undefined) {
      const seen = observeDeck(record, spoken?.decks?.get(id, version) ?? spoken?.decks?.get(id))
      return scoreDeckRound(session, record, seen)
    }
    if (isSpoken(challengeType)) {
      const authored = spoken?.get(id, version) ?? spoken?.get(id)
      const seen = observeInWords(record, authored && askedAs(authored, record.challenge.challenge_description))
      return scoreSpokenRound(session, record, seen)
    }
    const challenge = bank.get(id, version) ?? bank.get(id)
    return scoreRound(session, record, unaided(observe(record, challenge), record, session.powerUps))
  })
  const [first, ...others] = judged
  if (first === undefined) throw new NothingToScore(`${session.sessionId} has no question`)
  const rounds = [first, ...others].map(({ scorecard }) => scorecard)
  if (others.length === 0) return { ...first.scorecard, rounds }
  const named = new Set(rounds.flatMap((round) => round.lines.map(({ dimension }) => dimension)))
  const lines = [...named].map((dimension) => overRounds(dimension, rounds))
  const gate = gateOfSession(judged)
  const decision = decisionOf(lines, gate)
  return {
    ...first.scorecard,
    lines,
    objective: objectiveOver(rounds),
    decision,
    summary: summaryOverRounds({ lines, gate, decision }, judged),
    fixFirst: fixFirst(lines),
    rounds,
  }
}

const skippedGate: Gate = { passed: false, because: { kind: 'skipped' } }

type JudgedRound = { scorecard: Scorecard; gate: Gate; touched: boolean; skipped: boolean }

function scoreRound(session: SessionRecord, record: QuestionRecord, seen: Observations): JudgedRound {
  const round = roundOf(session.stage)
  const help = helpAndFailure(seen, record, session.powerUps)
  const lines = dimensions.map((dimension) =>
    lineOf(
      dimension,
      weightsPercent[round][dimension],
      underCaps(dimension, round, judgeWork(dimension, seen, record), help),
    ),
  )
  const costs = statedCosts(record.candidate, seen.costs)
  const isDemanded = demandsCosts(session)
  const gate = gateOf(session, lines, record, seen, isDemanded ? costs : undefined)
  const { passed: testsPassed = null, total: testsTotal = null } = seen.results ?? {}
  const notRun = testsNotRun(seen.results?.testCases ?? [])
  const scorecard = scorecardOf({
    session,
    record,
    round,
    lines,
    gate,
    testsPassed,
    testsTotal,
    ...notRun,
    ...(isDemanded || isStated(costs.time) || isStated(costs.space) ? { costs } : {}),
  })
  return { scorecard, gate, touched: touched(seen), skipped: record.skipped }
}

/** Scores a spoken round, which has separate dimensions and no tests. */
function scoreSpokenRound(session: SessionRecord, record: QuestionRecord, seen: SpokenObservations): JudgedRound {
  const round = roundOfQuestion(record.challenge, session.stage)
  const help = helpIn(record, session.powerUps)
  const lines = Object.entries(rubrics[round]).map(([dimension, weightPercent]) =>
    lineOf(dimension, weightPercent, underCaps(dimension, round, judgeInWords(round, dimension, seen), help)),
  )
  const gate = record.skipped ? skippedGate : gateInWords(round, lines)
  const scorecard = scorecardOf({ session, record, round, lines, gate, testsPassed: null, testsTotal: null })
  return {
    scorecard,
    gate,
    touched: seen.answers.length + seen.atALoss.length + seen.written.length > 0,
    skipped: record.skipped,
  }
}

/** Scores a deck of statements as a knowledge round, counting every dimension. */
function scoreDeckRound(session: SessionRecord, record: QuestionRecord, seen: DeckObservations): JudgedRound {
  const round = 'knowledge'
  const lines = Object.entries(rubrics[round]).map(([dimension, weightPercent]) => {
    const line = lineOf(dimension, weightPercent, judgeDeck(dimension, seen))
    return { ...line, nextStep: nextStepAfterDeck(dimension, line.score) }
  })
  const gate = record.skipped ? skippedGate : gateInWords(round, lines)
  const scorecard = scorecardOf({ session, record, round, lines, gate, testsPassed: null, testsTotal: null })
  return { scorecard, gate, touched: seen.answers.length + seen.passes.length > 0, skipped: record.skipped }
}

function scorecardOf({
  session,
  record,
  round,
  lines,
  gate,
  ...tests
}: {
  session: SessionRecord
  record: QuestionRecord
  round: Round
  lines: ScorecardLine[]
  gate: Gate
} & Pick<Scorecard['objective'], 'testsPassed' | 'testsTotal' | 'testsNotRun' | 'costs'>): Scorecard {
  const decision = decisionOf(lines, gate)
  return {
    sessionId: session.sessionId,
    round,
    rubricVersion,
    level: session.applicant.level,
    assisted: isAssisted(session.powerUps, session.extendedMs),
    lines: lines.map((line) => ({ ...line, expected: expectedOf(round, line.dimension, session.applicant) })),
    objective: {
      ...tests,
      firstRunAt: record.runs[0]?.activeMs ?? null,
      phaseSeconds: Object.fromEntries(
        Object.entries(record.activeMs).map(([step, ms]) => [step, Math.round(ms / 1000)]),
      ),
      hintRungs: record.hintRungs,
      ...(record.handIns.length === 0 ? {} : { handIns: handInsIn(record) }),
    },
    decision,
    summary: summaryOf({ round, lines, gate, decision, isDeck: record.challenge.statementCount !== undefined }),
    fixFirst: fixFirst(lines),
    source: 'objective',
  }
}

/** Builds a scorecard line. A score without a citation doesn't count as a score. */
function lineOf(dimension: string, weightPercent: number, judgement: Judgement): ScorecardLine {
  const evidence = judgement.evidence
    .filter((each) => each !== null)
    .filter(
      ({ eventSeq, quote }, index, all) =>
        all.findIndex((other) => other.eventSeq === eventSeq && other.quote === quote) === index,
    )
    .slice(0, maxEvidence)
  const score = evidence.length === 0 ? null : judgement.score
  const behaviours =
    score === null && judgement.behaviours.length === 0
      ? ['Too little was said or written to score this.']
      : judgement.behaviours
  const { caps = [], points } = judgement
  return {
    dimension,
    weightPercent,
    score,
    behaviours,
    evidence,
    ...(points === undefined ? {} : { points }),
    nextStep: nextStepFor(dimension, score, missingIn(dimension, points)),
    ...(score === null || caps.length === 0 ? {} : { caps }),
  }
}

/** Returns the biggest gap in an answer, worded as part of a sentence. */
function missingIn(dimension: string, points: Judgement['points']): string | null {
  const missing = missingPoint([{ dimension, points }])
  return missing === null ? null : named(missing.title)
}

function gateOf(
  session: SessionRecord,
  lines: readonly ScorecardLine[],
  record: QuestionRecord,
  seen: Observations,
  costs: Objective['costs'],
): Gate {
  const { results, ownCode } = seen
  const isFinal = ownCode === null && activeMsOf(record) > longestWithoutCodeMs
  if (record.skipped) return { ...skippedGate, isFinal }
  if (isFinal) return { passed: false, isFinal, because: { kind: 'no_code' } }
  if (roundOf(session.stage) === 'telephone') {
    const ones = lines.filter(({ score }) => score === 1).map(({ dimension }) => dimension)
    return ones.length === 0
      ? { passed: true, because: { kind: 'met' } }
      : { passed: false, because: { kind: 'below', dimensions: ones } }
  }
  if (results === null) return { passed: false, because: { kind: ownCode === null ? 'no_code' : 'no_result' } }
  if (costs !== undefined) return efficientGate(results, costs)
  const { passed, total } = results
  const share = total === 0 ? 0 : passed / total
  if (share >= testsForHire) return { passed: true, because: { kind: 'tests', passed, total } }
  if (seen.foundBug !== null) return { passed: true, because: { kind: 'found_bug', passed, total } }
  return { passed: false, because: { kind: 'tests', passed, total } }
}

const touched = (seen: Observations): boolean =>
  seen.ownCode !== null ||
  seen.attempts.length + seen.notKnowing.length + seen.hintRequests.length + seen.clarifications.length > 0

/**
 * Combines the gates of a session's questions. Every question the candidate worked on must pass, and they must have
 * worked on at least one. A question that was cut off when time ran out doesn't count.
 */
function gateOfSession(rounds: readonly Pick<JudgedRound, 'touched' | 'skipped' | 'gate'>[]): Gate {
  const counted = rounds.filter((round) => round.touched || round.skipped)
  const failing =
    counted.find(({ gate }) => !gate.passed && gate.isOpen !== true) ?? counted.find(({ gate }) => !gate.passed)
  if (failing !== undefined) {
    const { isOpen } = failing.gate
    const isFinal = counted.every(({ gate }) => gate.isFinal === true)
    return { passed: false, isOpen, isFinal, because: { kind: 'question', number: rounds.indexOf(failing) + 1 } }
  }
  return counted.length > 0
    ? { passed: true, because: { kind: 'met' } }
    : { passed: false, because: { kind: 'untouched' } }
}

/**
 * Returns the most helpful next step: for the dimension with the lowest score or, among equal scores, with the most
 * weight. Dimensions that couldn't be judged come after weak ones and before those already at the top. We can't give
 * advice on work that we haven't seen.
 */
function fixFirst(lines: readonly ScorecardLine[]): string {
  const urgency = ({ score }: ScorecardLine): number => score ?? unseenUrgency
  const [first] = lines.toSorted(
    (one, other) => urgency(one) - urgency(other) || other.weightPercent - one.weightPercent,
  )
  return first?.nextStep ?? ''
}

/** Ranks dimensions that couldn't be judged between scores of 3 and 4. */
const unseenUrgency = 3.5
