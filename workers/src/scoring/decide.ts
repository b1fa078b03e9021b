import type { HiringDecision, ScorecardLine } from '@greenroom/shared'
import { leastJudgedPercent, meansForDecision } from './rubric.ts'

/** Whether what a hire needs besides the scores was there, and the reason in words that complete a sentence. */
export type Gate = { passed: boolean; reason: string }

type Line = Pick<ScorecardLine, 'score' | 'weightPercent'>
type NamedLine = Line & Pick<ScorecardLine, 'dimension'>

/** The mean of what was judged, by weight; null where too little was. A score of null takes no part in it. */
export function weightedMean(lines: readonly Line[]): number | null {
  const judged = lines.flatMap(({ score, weightPercent }) => (score === null ? [] : [{ score, weightPercent }]))
  const weight = judged.reduce((sum, { weightPercent }) => sum + weightPercent, 0)
  if (weight < leastJudgedPercent) return null
  return judged.reduce((sum, { score, weightPercent }) => sum + score * weightPercent, 0) / weight
}

/** What an interviewer would recommend. A gate that was not passed allows no hire; with too little judged nothing is decided. */
export function decide(lines: readonly Line[], gate: Gate): HiringDecision | null {
  const mean = weightedMean(lines)
  if (mean === null) return null
  const byMean: HiringDecision =
    mean >= meansForDecision.strong_hire
      ? 'strong_hire'
      : mean >= meansForDecision.leaning_hire
        ? 'leaning_hire'
        : mean >= meansForDecision.leaning_no_hire
          ? 'leaning_no_hire'
          : 'strong_no_hire'
  const hire = byMean === 'strong_hire' || byMean === 'leaning_hire'
  return hire && !gate.passed ? 'leaning_no_hire' : byMean
}

/** One sentence that says why: what carried it, what held it back, and what the gate says. */
export function summaryOf(lines: readonly NamedLine[], gate: Gate, decision: HiringDecision | null): string {
  if (decision === null) return 'There was not enough to judge, so nothing is decided.'
  const hire = decision === 'strong_hire' || decision === 'leaning_hire'
  return `${balanceOf(lines)}, ${hire === gate.passed ? 'and' : 'but'} ${gate.reason}.`
}

function balanceOf(lines: readonly NamedLine[]): string {
  const scored = lines
    .flatMap(({ dimension, score }) => (score === null ? [] : [{ dimension, score }]))
    .sort((a, b) => b.score - a.score)
  const best = scored[0]
  const worst = scored.at(-1)
  if (best === undefined || worst === undefined) return 'Little could be judged'
  if (best.score === worst.score) return `Even in everything that could be judged, at ${best.score} of 4`
  return `Strongest in ${best.dimension}, weakest in ${worst.dimension}`
}
