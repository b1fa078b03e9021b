import {
  type CommitView,
  decisionOf,
  isAssisted,
  type Scorecard,
  type ScorecardLine,
  type SessionScorecard,
  testsForHire,
} from '@greenroom/shared'
import type { ChallengeBank } from '@greenroom/shared/content'
import { cappedByHelp, unaided } from './help.ts'
import { judges } from './judgeDimensions.ts'
import { nextSteps } from './nextSteps.ts'
import { type Observations, observe } from './observations.ts'
import { objectiveOver, overRounds } from './overRounds.ts'
import { type QuestionRecord, recordOf, type SessionRecord } from './questionRecord.ts'
import { type Dimension, dimensions, roundOf, rubricVersion, weightsPercent } from './rubric.ts'
import { type Gate, summaryOf } from './summary.ts'

/** A log that holds nothing to score: no question was ever put. */
export class NothingToScore extends Error {
  override name = 'NothingToScore'
}

const mostEvidence = 4

/**
 * The scorecard of a session, from nothing but its log and the authored material: counted and recognised, not guessed. Pure; the
 * same log always has the same scorecard. Each score cites commits by exact quotes; what has none is null.
 * @throws NothingToScore
 */
export function scoreSession(log: readonly CommitView[], bank: ChallengeBank): SessionScorecard {
  const session = recordOf(log)
  const judged = session.questions.map((record) => {
    const { challenge_id: id, version } = record.challenge
    const seen = unaided(observe(record, bank.get(id, version) ?? bank.get(id)), session.powerUps, record)
    return { record, seen, scorecard: scoreRound(session, record, seen) }
  })
  const [first, ...others] = judged
  if (first === undefined) throw new NothingToScore(`${session.sessionId} has no question`)
  const rounds = [first, ...others].map(({ scorecard }) => scorecard)
  if (others.length === 0) return { ...first.scorecard, rounds }
  const lines = dimensions.map((dimension) => overRounds(dimension, rounds))
  const gate = gateOfSession(
    judged.map(({ record, seen, scorecard }) => ({
      touched: touched(seen),
      skipped: record.skipped,
      gate: gateOf(session, scorecard.lines, record, seen),
    })),
  )
  const decision = decisionOf(lines, gate)
  return {
    ...first.scorecard,
    lines,
    objective: objectiveOver(rounds),
    decision,
    summary: summaryOf(lines, gate, decision),
    fixFirst: fixFirst(lines),
    rounds,
  }
}

function scoreRound(session: SessionRecord, record: QuestionRecord, seen: Observations): Scorecard {
  const round = roundOf(session.stage)
  const lines = dimensions.map((dimension) =>
    lineOf(dimension, weightsPercent[round][dimension], session, record, seen),
  )
  const gate = gateOf(session, lines, record, seen)
  const decision = decisionOf(lines, gate)
  return {
    sessionId: session.sessionId,
    round,
    rubricVersion,
    level: session.level,
    assisted: isAssisted(session.powerUps, session.extendedMs),
    lines,
    objective: {
      testsPassed: seen.results?.passed ?? null,
      testsTotal: seen.results?.total ?? null,
      firstRunAt: record.runs[0]?.activeMs ?? null,
      phaseSeconds: Object.fromEntries(
        Object.entries(record.activeMs).map(([step, ms]) => [step, Math.round(ms / 1000)]),
      ),
      hintRungs: record.hintRungs,
    },
    decision,
    summary: summaryOf(lines, gate, decision),
    fixFirst: fixFirst(lines),
    source: 'objective',
  }
}

/** A score that cites nothing is no score. */
function lineOf(
  dimension: Dimension,
  weightPercent: number,
  session: SessionRecord,
  record: QuestionRecord,
  seen: Observations,
): ScorecardLine {
  const judgement = cappedByHelp(dimension, judges[dimension](seen, record), session.powerUps, record)
  const evidence = judgement.evidence
    .filter((each) => each !== null)
    .filter(
      ({ eventSeq, quote }, index, all) =>
        all.findIndex((other) => other.eventSeq === eventSeq && other.quote === quote) === index,
    )
    .slice(0, mostEvidence)
  const score = evidence.length === 0 ? null : judgement.score
  const behaviours =
    score === null && judgement.behaviours.length === 0 ? ['There was not enough to judge this.'] : judgement.behaviours
  return { dimension, weightPercent, score, behaviours, evidence, nextStep: nextSteps[dimension][score ?? 0] }
}

function gateOf(
  session: SessionRecord,
  lines: readonly ScorecardLine[],
  record: QuestionRecord,
  seen: Observations,
): Gate {
  if (record.skipped) return { passed: false, reason: 'the question was skipped' }
  if (roundOf(session.stage) === 'telephone') {
    const ones = lines.filter(({ score }) => score === 1).map(({ dimension }) => dimension)
    return ones.length === 0
      ? { passed: true, reason: 'no dimension scored 1' }
      : { passed: false, reason: `${ones.join(' and ')} scored 1` }
  }
  const { results } = seen
  if (results === null) return { passed: false, reason: 'there is no result of the hidden tests' }
  const share = results.total === 0 ? 0 : results.passed / results.total
  const counted = `${results.passed} of ${results.total} hidden tests passed`
  if (share >= testsForHire) return { passed: true, reason: counted }
  if (seen.foundBug !== null) return { passed: true, reason: `${counted} and the bug was found without help` }
  return { passed: false, reason: `${counted}, where a hire needs ${testsForHire * 100} %` }
}

const touched = (seen: Observations): boolean =>
  seen.ownCode !== null ||
  seen.attempts.length + seen.notKnowing.length + seen.hintRequests.length + seen.clarifications.length > 0

/** Every question that was worked on has to pass, and one at least has to be there; one that time cut off does not count. */
function gateOfSession(rounds: { touched: boolean; skipped: boolean; gate: Gate }[]): Gate {
  const counted = rounds.filter((round) => round.touched || round.skipped)
  const failing = counted.findIndex(({ gate }) => !gate.passed)
  if (failing === -1 && counted.length > 0) return { passed: true, reason: 'every question met what a hire needs' }
  const number =
    rounds.indexOf(counted[failing] ?? { touched: false, skipped: false, gate: { passed: false, reason: '' } }) + 1
  const reason = counted[failing]?.gate.reason ?? 'no question was worked on'
  return { passed: false, reason: number > 0 ? `in question ${number}, ${reason}` : reason }
}

/** The step that gains most: of the lowest score, the heaviest dimension. */
function fixFirst(lines: readonly ScorecardLine[]): string {
  const [first] = [...lines].sort(
    (one, other) => (one.score ?? 0) - (other.score ?? 0) || other.weightPercent - one.weightPercent,
  )
  return first?.nextStep ?? ''
}
