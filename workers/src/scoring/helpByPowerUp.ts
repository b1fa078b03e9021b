import { type CappedDimension, capsOf, type PowerUpUse, powerUpLabels, powerUpRules } from '@greenroom/shared'
import type { Judgement } from './judgeDimensions.ts'
import type { Observations } from './observations.ts'
import type { Dimension } from './rubric.ts'

/** The judgement under what the power-ups of its question cap, which it then says. What was refunded caps nothing. */
export function cappedByHelp(
  dimension: Dimension,
  judgement: Judgement,
  uses: readonly PowerUpUse[],
  question: number,
): Judgement {
  const { score, behaviours } = judgement
  if (score === null || dimension === 'communication') return judgement
  const cap = capsOf(uses, question)[dimension]
  if (cap === undefined) return judgement
  const helpers = uses.filter(
    (use) => use.question === question && use.status !== 'refunded' && capsThis(use, dimension),
  )
  const names = helpers.map(({ powerUp }) => powerUpLabels[powerUp]).join(' and ')
  return {
    ...judgement,
    score: score > cap ? cap : score,
    behaviours: [...behaviours, `Was helped by ${names}, which caps this at ${cap}.`],
  }
}

const capsThis = ({ powerUp }: PowerUpUse, dimension: CappedDimension): boolean =>
  powerUpRules[powerUp].caps[dimension] !== undefined

/** What was seen without what others saw: a bug that the scanner had pointed at was not found by oneself. */
export function unaided(seen: Observations, uses: readonly PowerUpUse[], question: number): Observations {
  const scanned = uses.some(
    (use) => use.powerUp === 'bug_scanner' && use.question === question && use.status === 'spent',
  )
  return scanned ? { ...seen, foundBug: null } : seen
}
