import type { Scorecard, ScorecardLine } from '@greenroom/shared/session'
import { interviewSteps } from '@greenroom/shared/vocabulary'
import { nextStepFor } from './nextSteps.ts'
import type { Score } from './rubric.ts'

/**
 * Combines a dimension's scores from all rounds that have this dimension. Rounds without a score don't count. The
 * weight is the mean of the rounds' weights.
 */
export function overRounds(dimension: string, rounds: readonly Scorecard[]): ScorecardLine {
  const lines = rounds.flatMap((round) => round.lines.filter((line) => line.dimension === dimension))
  const scores = lines.flatMap(({ score }) => (score === null ? [] : [score]))
  const score =
    scores.length === 0 ? null : scoreNear(scores.reduce<number>((sum, each) => sum + each, 0) / scores.length)
  const caps = rounds.flatMap((round, index) =>
    round.lines
      .filter((line) => line.dimension === dimension)
      .flatMap((line) => (line.caps ?? []).map((cap) => ({ ...cap, question: index + 1 }))),
  )
  return {
    dimension,
    weightPercent: lines.reduce((sum, { weightPercent }) => sum + weightPercent, 0) / rounds.length,
    // Rounds in one session that share a dimension are all of the same kind, so they all have the first one's value.
    expected: lines[0]?.expected,
    score,
    behaviours: rounds.flatMap((round, index) =>
      round.lines
        .filter((line) => line.dimension === dimension)
        .flatMap(({ behaviours }) => behaviours.map((each) => `Question ${index + 1}: ${each}`)),
    ),
    evidence: lines.flatMap(({ evidence }) => evidence.slice(0, 2)),
    nextStep: nextStepFor(dimension, score),
    ...(caps.length === 0 ? {} : { caps }),
  }
}

function scoreNear(mean: number): Score {
  if (mean < 1.5) return 1
  if (mean < 2.5) return 2
  return mean < 3.5 ? 3 : 4
}

/**
 * Combines the objective results of all rounds: adds up the counts, and takes the first run from the first round that
 * had one.
 */
export function objectiveOver(rounds: readonly Scorecard[]): Scorecard['objective'] {
  const each = rounds.map(({ objective }) => objective)
  const sum = (values: (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
  }
  const handIns = each.flatMap((objective) => objective.handIns ?? [])
  const phaseSeconds: Scorecard['objective']['phaseSeconds'] = {}
  for (const objective of each) {
    for (const step of interviewSteps) {
      const seconds = objective.phaseSeconds[step]
      if (seconds !== undefined) phaseSeconds[step] = (phaseSeconds[step] ?? 0) + seconds
    }
  }
  const notRun = sum(each.map(({ testsNotRun = null }) => testsNotRun))
  return {
    testsPassed: sum(each.map(({ testsPassed }) => testsPassed)),
    testsTotal: sum(each.map(({ testsTotal }) => testsTotal)),
    ...(notRun === null ? {} : { testsNotRun: notRun }),
    firstRunAt: each.find(({ firstRunAt }) => firstRunAt !== null)?.firstRunAt ?? null,
    phaseSeconds,
    hintRungs: each.flatMap(({ hintRungs }) => hintRungs),
    ...(handIns.length === 0 ? {} : { handIns }),
  }
}
