import { isHire } from '@greenroom/shared/rules'
import type { HiringDecision, ScorecardLine } from '@greenroom/shared/session'

/** Whether what a hire needs besides the scores was there, and the reason in words that complete a sentence. */
export type Gate = { passed: boolean; reason: string }

type NamedLine = Pick<ScorecardLine, 'score' | 'dimension' | 'weightPercent'>

/** One sentence that says why: what carried it, what held it back, and what the gate says. */
export function summaryOf(lines: readonly NamedLine[], gate: Gate, decision: HiringDecision | null): string {
  if (decision === null) return 'There was not enough to judge, so nothing is decided.'
  return `${balanceOf(lines)}, ${isHire(decision) === gate.passed ? 'and' : 'but'} ${gate.reason}.`
}

/** Of several that are as good, or as weak, the one that weighs most: what is to be fixed first is the weakest named here. */
function balanceOf(lines: readonly NamedLine[]): string {
  const scored = lines
    .flatMap(({ dimension, score, weightPercent }) => (score === null ? [] : [{ dimension, score, weightPercent }]))
    .sort((a, b) => b.weightPercent - a.weightPercent)
  const [best] = scored.toSorted((a, b) => b.score - a.score)
  const [worst] = scored.toSorted((a, b) => a.score - b.score)
  if (best === undefined || worst === undefined) return 'Little could be judged'
  if (best.score === worst.score) return `${best.score} of 4 in everything that could be judged`
  return `Strongest in ${best.dimension}, weakest in ${worst.dimension}`
}
