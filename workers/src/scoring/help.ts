import { type CappedDimension, capsOf, type PowerUpUse, powerUpLabels, powerUpRules } from '@greenroom/shared'
import type { Judgement } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import type { Dimension, Score } from './rubric.ts'

/** The judgement under what help in this question caps, by power-up or by button, which it then says. Hints cap by their rung besides. */
export function cappedByHelp(
  dimension: Dimension,
  judgement: Judgement,
  uses: readonly PowerUpUse[],
  { number, askedCaps }: Pick<QuestionRecord, 'number' | 'askedCaps'>,
): Judgement {
  const { score } = judgement
  if (score === null || dimension === 'communication') return judgement
  const byPowerUp = capsOf(uses, number)[dimension]
  const byButton = askedCaps[dimension]
  const said = [
    ...(byPowerUp === undefined
      ? []
      : [`Was helped by ${helpers(uses, number, dimension)}, which caps this at ${byPowerUp}.`]),
    ...(byButton === undefined ? [] : [`Asked for help with this, which caps it at ${byButton}.`]),
  ]
  const capped = [byPowerUp, byButton].reduce<Score>(
    (least, cap) => (cap !== undefined && cap < least ? cap : least),
    score,
  )
  return { ...judgement, score: capped, behaviours: [...judgement.behaviours, ...said] }
}

/** What was seen without what others saw: a bug that somebody else pointed at was not found by oneself. */
export function unaided(
  seen: Observations,
  uses: readonly PowerUpUse[],
  { number, askedCaps }: Pick<QuestionRecord, 'number' | 'askedCaps'>,
): Observations {
  const shown = capsOf(uses, number).testing !== undefined || askedCaps.testing !== undefined
  return shown ? { ...seen, foundBug: null } : seen
}

function helpers(uses: readonly PowerUpUse[], question: number, dimension: CappedDimension): string {
  return uses
    .filter(({ status, question: number }) => status !== 'refunded' && number === question)
    .filter(({ powerUp }) => powerUpRules[powerUp].caps[dimension] !== undefined)
    .map(({ powerUp }) => powerUpLabels[powerUp])
    .join(' and ')
}
