import { interviewSteps, type Scorecard, type ScorecardLine } from '@greenroom/shared'
import { nextSteps } from './nextSteps.ts'
import type { Dimension, Score } from './rubric.ts'

/** A dimension over all rounds in which it was judged; rounds without a score take no part. */
export function overRounds(dimension: Dimension, rounds: readonly Scorecard[]): ScorecardLine {
  const lines = rounds.flatMap((round) => round.lines.filter((line) => line.dimension === dimension))
  const scores = lines.flatMap(({ score }) => (score === null ? [] : [score]))
  const score =
    scores.length === 0 ? null : scoreNear(scores.reduce<number>((sum, each) => sum + each, 0) / scores.length)
  return {
    dimension,
    weightPercent: lines[0]?.weightPercent ?? 0,
    score,
    behaviours: lines.flatMap(({ behaviours }, index) => behaviours.map((each) => `Question ${index + 1}: ${each}`)),
    evidence: lines.flatMap(({ evidence }) => evidence.slice(0, 2)),
    nextStep: nextSteps[dimension][score ?? 0],
  }
}

function scoreNear(mean: number): Score {
  if (mean < 1.5) return 1
  if (mean < 2.5) return 2
  return mean < 3.5 ? 3 : 4
}

/** What was counted in all rounds: sums, and the first run of the first round that had one. */
export function objectiveOver(rounds: readonly Scorecard[]): Scorecard['objective'] {
  const each = rounds.map(({ objective }) => objective)
  const sum = (values: (number | null)[]): number | null => {
    const known = values.filter((value) => value !== null)
    return known.length === 0 ? null : known.reduce((total, value) => total + value, 0)
  }
  const phaseSeconds: Scorecard['objective']['phaseSeconds'] = {}
  for (const objective of each) {
    for (const step of interviewSteps) {
      const seconds = objective.phaseSeconds[step]
      if (seconds !== undefined) phaseSeconds[step] = (phaseSeconds[step] ?? 0) + seconds
    }
  }
  return {
    testsPassed: sum(each.map(({ testsPassed }) => testsPassed)),
    testsTotal: sum(each.map(({ testsTotal }) => testsTotal)),
    firstRunAt: each.find(({ firstRunAt }) => firstRunAt !== null)?.firstRunAt ?? null,
    phaseSeconds,
    hintRungs: each.flatMap(({ hintRungs }) => hintRungs),
  }
}
