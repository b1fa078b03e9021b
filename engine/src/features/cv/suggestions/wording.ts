import type { WordingRule } from './finding.ts'
import { nounOpener, passive, vague, weakOpener } from './openers.ts'
import { etc, fillers, spelling, wishes } from './phrases.ts'
import { needsFigure, whichOnes } from './results.ts'
import { family, innerPerson } from './summary.ts'
import { firstPerson, tense } from './verbForms.ts'

/** The rules, in the order in which they run. */
export const wordingRules: Readonly<Record<string, WordingRule>> = {
  spelling,
  etc,
  wishes,
  firstPerson,
  innerPerson,
  fillers,
  family,
  weakOpener,
  nounOpener,
  passive,
  tense,
  needsFigure,
  whichOnes,
  vague,
}
