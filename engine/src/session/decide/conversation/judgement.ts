import {
  applicantOf,
  capsOn,
  countedApart,
  decisionOf,
  demandsCosts,
  expectedOf,
  isHire,
  leastForHire,
  limitOf,
  roundOfInterview,
  rubrics,
  testsForHire,
} from '@greenroom/shared/rules'
import {
  countedHandIn,
  type Ended,
  type HiringDecision,
  isAssisted,
  judgedTests,
  latestRun,
  type Objective,
  powerUpsIn,
  type RefusalDetail,
  type Round,
  type ScoreCap,
  type Scorecard,
  type ScorecardLine,
  type SubmittedScorecard,
  type TestRunResults,
  testsNotRun,
} from '@greenroom/shared/session'
import type { SessionFacts } from '../../facts.ts'

/** The version of the rules for human-written scorecards. Change it whenever these rules change. */
const rubricVersion = 'human-2'

/** The scorecard, or an error that explains what is wrong with the submitted one. */
export type Judgement = { valid: true; scorecard: Scorecard } | { valid: false; problem: RefusalDetail }

/**
 * Judges a human-written scorecard by the same rules as the AI's (answers §6). It has the dimensions of its round. Each
 * is null, or has a score from 1 to 4 and evidence quoted exactly from the log. Help caps a dimension, and a missed
 * gate rules out a hire.
 */
export function judgementOf(state: Ended, sent: SubmittedScorecard, facts: SessionFacts): Judgement {
  const round = roundOfInterview(
    state,
    state.questions.map(({ challenge }) => challenge.challengeType),
  )
  const weights: Readonly<Record<string, number>> = rubrics[round]
  const submitted = withNamesOf(Object.keys(weights), sent)
  const judged = judgedResults(state, facts)
  const objective = {
    ...testsOf(state),
    ...testsNotRun(judged.flatMap(({ testCases }) => testCases)),
    ...facts.objective,
  }
  const capsOf = (dimension: string) => capsOfSession(dimension, round, state, objective)
  const problem =
    unknownLine(submitted, Object.keys(weights)) ?? withoutEvidence(submitted, facts) ?? aboveCap(submitted, capsOf)
  if (problem !== undefined) return { valid: false, problem }
  const applicant = applicantOf(state.settings)
  const lines = Object.entries(weights).map(([dimension, weightPercent]) => ({
    ...lineOf(submitted, dimension, weightPercent, capsOf(dimension)),
    expected: expectedOf(round, dimension, applicant),
  }))
  const missed = missedEfficiency(state, round, judged) ?? missedGate(round, lines, objective)
  const decision =
    submitted.decision === undefined ? decisionOf(lines, { passed: missed === undefined }) : submitted.decision
  if (submitted.decision !== undefined && hires(decision) && typeof missed === 'object')
    return { valid: false, problem: missed }
  return {
    valid: true,
    scorecard: {
      sessionId: state.sessionId,
      round,
      rubricVersion,
      level: state.settings.candidateExperienceLevel,
      assisted: isAssisted(state.powerUps, state.extendedMs),
      lines,
      objective,
      decision,
      summary: submitted.summary,
      fixFirst: submitted.fixFirst === '' ? stepOfLowest(lines) : submitted.fixFirst,
      source: 'human',
    },
  }
}

/** Restores the rubric's spelling of the dimension names, however they were submitted. */
function withNamesOf(dimensions: readonly string[], submitted: SubmittedScorecard): SubmittedScorecard {
  const plain = (name: string): string =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
  const lines = submitted.lines.map((line) => {
    const known = dimensions.find((dimension) => plain(dimension) === plain(line.dimension))
    return known === undefined ? line : { ...line, dimension: known }
  })
  return { ...submitted, lines }
}

const hires = (decision: HiringDecision | null): boolean => decision !== null && isHire(decision)

function unknownLine({ lines }: SubmittedScorecard, dimensions: readonly string[]): RefusalDetail | undefined {
  const named = lines.map(({ dimension }) => dimension)
  const unknown = named.find((dimension) => !dimensions.includes(dimension))
  if (unknown !== undefined) return { because: 'unknown_dimension', dimension: unknown, known: dimensions }
  const twice = named.find((dimension, index) => named.indexOf(dimension) !== index)
  return twice === undefined ? undefined : { because: 'two_lines', dimension: twice }
}

function withoutEvidence({ lines }: SubmittedScorecard, { words }: SessionFacts): RefusalDetail | undefined {
  for (const { dimension, score, evidence } of lines) {
    if (score !== null && evidence.length === 0) return { because: 'no_evidence', dimension }
    const wrong = evidence.find(({ eventSeq, quote }) => !words.get(eventSeq)?.some((text) => text.includes(quote)))
    if (wrong !== undefined) return { because: 'wrong_quote', dimension, quote: wrong.quote, commit: wrong.eventSeq }
  }
  return undefined
}

function aboveCap({ lines }: SubmittedScorecard, capsOf: (dimension: string) => ScoreCap[]): RefusalDetail | undefined {
  for (const { dimension, score } of lines) {
    const caps = capsOf(dimension)
    const limit = limitOf(caps)
    if (score === null || score <= limit) continue
    const isOfHelp = caps.some(({ because, at }) => because !== 'no_test_passed' && at === limit)
    return { because: 'above_cap', dimension, limit, cause: isOfHelp ? 'help' : 'no_test_passed' }
  }
  return undefined
}

/**
 * The caps of a whole session. With several questions, the one answered with the least help sets the caps, because it
 * shows best what the candidate can do without help.
 */
function capsOfSession(
  dimension: string,
  round: Round,
  { questions, powerUps }: Ended,
  { testsPassed, testsTotal }: Pick<Objective, 'testsPassed' | 'testsTotal'>,
): ScoreCap[] {
  // The human interviewer judges whether the candidate noticed the failures.
  const tests = testsPassed === 0 && (testsTotal ?? 0) > 0 ? ({ failsEveryTest: 'noticed' } as const) : {}
  const capsOfEach = questions.map(({ number, hintRung, askedCaps: asked }) =>
    capsOn(dimension, round, { hintRung, asked, powerUps: powerUpsIn(powerUps, number), ...tests }),
  )
  return capsOfEach.toSorted((one, other) => limitOf(other) - limitOf(one))[0] ?? []
}

function testsOf({ questions }: Ended): Pick<Objective, 'testsPassed' | 'testsTotal'> {
  const results = questions.flatMap((question) => {
    const tests = judgedTests(question)
    return tests === null ? [] : [tests]
  })
  if (results.length === 0) return { testsPassed: null, testsTotal: null }
  return {
    testsPassed: results.reduce((sum, { passed }) => sum + passed, 0),
    testsTotal: results.reduce((sum, { total }) => sum + total, 0),
  }
}

/** The test results of each question's scored code, per case. */
const judgedResults = ({ questions }: Ended, { results }: SessionFacts): TestRunResults[] =>
  questions.flatMap((question) => {
    const runId = countedHandIn(question)?.runId ?? latestRun(question, ['hidden', 'submission'])?.runId
    const found = runId === undefined ? undefined : results.get(runId)
    return found === undefined ? [] : [found]
  })

function lineOf(
  { lines }: SubmittedScorecard,
  dimension: string,
  weightPercent: number,
  caps: ScoreCap[],
): ScorecardLine {
  const line = lines.find((each) => each.dimension === dimension)
  if (line === undefined) return { dimension, weightPercent, score: null, behaviours: [], evidence: [], nextStep: '' }
  return { ...line, weightPercent, ...(line.score === null || caps.length === 0 ? {} : { caps }) }
}

/**
 * Why this scorecard can't be a hire; undefined if it can. Returns `unlikely` if too few tests passed. That doesn't
 * rule out a hire, because a human interviewer may have seen the candidate find a bug that the tests don't show.
 */
function missedGate(
  round: Round,
  lines: readonly ScorecardLine[],
  { testsPassed, testsTotal }: Objective,
): RefusalDetail | 'unlikely' | undefined {
  const low = lines.find(({ dimension, score }) => score !== null && score < (leastForHire[round][dimension] ?? 1))
  if (low !== undefined)
    return { because: 'below_gate', dimension: low.dimension, atLeast: leastForHire[round][low.dimension] ?? 1 }
  const share = testsPassed === null || !testsTotal ? null : testsPassed / testsTotal
  return round === 'coding' && (share === null || share < testsForHire) ? 'unlikely' : undefined
}

/**
 * Why an `efficient_algorithm` assessment can't be a hire: its code must be right and fast enough. The tests decide,
 * because a human interviewer can't see either without them (decision 28).
 */
function missedEfficiency(state: Ended, round: Round, judged: readonly TestRunResults[]): RefusalDetail | undefined {
  if (!demandsCosts(state) || round !== 'coding') return undefined
  const { right, large } = countedApart(judged.flatMap(({ testCases }) => testCases))
  if (right.total === 0) return { because: 'tests_judged_no_code' }
  if (right.passed < right.total) return { because: 'tests_fail', ...right }
  return large.passed < testsForHire * large.total ? { because: 'too_slow', ...large } : undefined
}

function stepOfLowest(lines: readonly ScorecardLine[]): string {
  const scored = lines.flatMap(({ score, nextStep, weightPercent }) =>
    score === null || nextStep === '' ? [] : [{ score, nextStep, weightPercent }],
  )
  return scored.sort((a, b) => a.score - b.score || b.weightPercent - a.weightPercent)[0]?.nextStep ?? ''
}
