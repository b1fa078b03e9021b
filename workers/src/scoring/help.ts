import { capsOn, type Help, isFreeRung, isHinted, limitOf } from '@greenroom/shared/rules'
import { type PowerUpUse, powerUpsIn, type Round } from '@greenroom/shared/session'
import { atMost, type Judgement, passedShare } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'

/** Returns the help the candidate got in a question. */
export const helpIn = (
  { number, hintRungs, askedCaps: asked }: Pick<QuestionRecord, 'number' | 'hintRungs' | 'askedCaps'>,
  uses: readonly PowerUpUse[],
): Help => ({ hintRung: Math.max(0, ...hintRungs), asked, powerUps: powerUpsIn(uses, number) })

/** Returns the help the candidate got and, if the handed-in code fails every test, whether they noticed. */
export function helpAndFailure(seen: Observations, record: QuestionRecord, uses: readonly PowerUpUse[]): Help {
  const help = helpIn(record, uses)
  if (seen.ownCode === null || passedShare(seen) !== 0) return help
  return { ...help, failsEveryTest: seen.foundBug === null ? 'unnoticed' : 'noticed' }
}

/** Applies every cap to a dimension's score, and lists the caps. A dimension without a score doesn't have any. */
export function underCaps(dimension: string, round: Round, judgement: Judgement, help: Help): Judgement {
  if (judgement.score === null) return judgement
  const caps = [...(judgement.caps ?? []), ...capsOn(dimension, round, help)]
  const { hintRung = 0 } = help
  const free =
    hintRung > 0 && isFreeRung(hintRung) && isHinted(dimension, round)
      ? [`Was given hints up to rung ${hintRung}, which costs nothing.`]
      : []
  return {
    ...judgement,
    score: atMost(judgement.score, limitOf(capsOn(dimension, round, help))),
    behaviours: [...judgement.behaviours, ...free],
    caps,
  }
}

/**
 * Removes from the observations everything that others pointed out: a bug that somebody else showed to the candidate
 * doesn't count as found.
 */
export function unaided(seen: Observations, record: QuestionRecord, uses: readonly PowerUpUse[]): Observations {
  const wasShown = capsOn('testing', 'coding', helpIn(record, uses)).length > 0
  return wasShown ? { ...seen, foundBug: null } : seen
}
