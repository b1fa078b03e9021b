import type { HiringDecision, ScorecardLine } from '../session/scorecard.ts'

/** The minimum weight, in percent, of the dimensions that were judged. With less, there is no decision. */
const leastJudgedPercent = 50

/** The lowest weighted mean for each decision; anything lower is a strong no hire. */
const meansForDecision = { strong_hire: 3.5, leaning_hire: 2.75, leaning_no_hire: 1.9 } as const

/**
 * How long a candidate may go without writing any code in a coding round, in ms. Anything longer is a strong no hire.
 */
export const longestWithoutCodeMs = 5 * 60_000

/** The share of the hidden tests that must pass for a hire in a coding round. */
export const testsForHire = 0.8

type Line = Pick<ScorecardLine, 'score' | 'weightPercent'>

export const isHire = (decision: HiringDecision): boolean => decision === 'strong_hire' || decision === 'leaning_hire'

/** The weighted mean of the scores; null if too little was judged. Scores of null don't count. */
export function weightedMean(lines: readonly Line[]): number | null {
  const judged = lines.flatMap(({ score, weightPercent }) => (score === null ? [] : [{ score, weightPercent }]))
  const weight = judged.reduce((sum, { weightPercent }) => sum + weightPercent, 0)
  if (weight < leastJudgedPercent) return null
  return judged.reduce((sum, { score, weightPercent }) => sum + score * weightPercent, 0) / weight
}

/**
 * Works out an interviewer's recommendation. A failed gate rules out a hire, and a failed `isFinal` gate is always a
 * strong no hire. There is no decision if too little was judged, or if a gate for a hire could not be judged.
 */
export function decisionOf(
  lines: readonly Line[],
  gate: { passed: boolean; isOpen?: boolean | undefined; isFinal?: boolean | undefined },
): HiringDecision | null {
  if (!gate.passed && gate.isFinal === true) return 'strong_no_hire'
  const mean = weightedMean(lines)
  if (mean === null) return null
  const byMean = decisionByMean(mean)
  if (!isHire(byMean) || gate.passed) return byMean
  return gate.isOpen === true ? null : 'leaning_no_hire'
}

function decisionByMean(mean: number): HiringDecision {
  if (mean >= meansForDecision.strong_hire) return 'strong_hire'
  if (mean >= meansForDecision.leaning_hire) return 'leaning_hire'
  return mean >= meansForDecision.leaning_no_hire ? 'leaning_no_hire' : 'strong_no_hire'
}
