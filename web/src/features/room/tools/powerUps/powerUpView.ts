import { powerUpTexts, refusalTexts } from '@greenroom/shared/english'
import { isFreeRung } from '@greenroom/shared/rules'
import { type InProgress, type PowerUpUse, powerUpRefusal, powerUpRules } from '@greenroom/shared/session'
import { type PowerUp, powerUps } from '@greenroom/shared/vocabulary'
import { costOfRung, priceOf, scoredAs } from '../../../../parts/coach/costs.ts'
import { toolTexts } from '../../../../parts/coach/toolTexts.ts'

const texts = toolTexts.powerUps

export type PowerUpView = {
  powerUp: PowerUp
  description: string
  charges: number
  /** Its effect on the result. */
  effect: string
  /** Whether using it can change the scorecard. */
  changesResult: boolean
  /** Whether using it needs confirmation, because of its cost. */
  asksFirst: boolean
  /** The current or past use; null if there was none or it was refunded. */
  use: PowerUpUse | null
  /** Why the latest use was refunded; null if it wasn't. */
  cameBack: string | null
  /** Why it can't be used now; null if it can. */
  why: string | null
}

/** The ten power-ups as the room shows them, based on the same table as the engine. `charges` is null while unknown. */
export function powerUpViews(state: InProgress, charges: number | null): PowerUpView[] {
  return powerUps.map((powerUp) => {
    const { charges: needed } = powerUpRules[powerUp]
    const { description } = powerUpTexts[powerUp]
    const latest = state.powerUps.findLast((use) => use.powerUp === powerUp) ?? null
    const isBack = latest?.status === 'refunded'
    const tooFew = charges !== null && charges < needed ? texts.tooFew(needed, charges) : null
    return {
      powerUp,
      description,
      charges: needed,
      effect: effectOf(powerUp, state),
      changesResult: changesResult(powerUp, state),
      asksFirst: asksFirst(powerUp, state.question.hintRung + 1),
      use: isBack ? null : latest,
      cameBack: isBack && latest.refundReason !== null ? texts.cameBack(texts.refunds[latest.refundReason]) : null,
      why: refusalOf(state, powerUp) ?? tooFew,
    }
  })
}

function refusalOf(state: InProgress, powerUp: PowerUp): string | null {
  const code = powerUpRefusal(state, powerUp)
  if (code === null) return null
  return code === 'POWER_UP_NOT_NOW' ? powerUpTexts[powerUp].notNow : refusalTexts[code]
}

function effectOf(powerUp: PowerUp, state: InProgress): string {
  const { assisted, effect } = powerUpRules[powerUp]
  const round = scoredAs(state)
  const nextRung = state.question.hintRung + 1
  if (powerUp === 'mentors_whisper' && nextRung <= 5) return texts.rung(nextRung, costOfRung(nextRung, round))
  const [price] = priceOf({ powerUps: [powerUp] }, round)
  if (price !== undefined) return texts.isCapped(price.what, price.at)
  if (assisted === 'when_used') return texts.assisted
  if (assisted === 'when_spent') return texts.assistedIfSpent
  return effect.kind === 'stake' ? texts.xpOnly : texts.noEffect
}

/** Whether using it caps a dimension or marks the run. */
function changesResult(powerUp: PowerUp, state: InProgress): boolean {
  if (powerUp === 'mentors_whisper') return !isFreeRung(state.question.hintRung + 1)
  return powerUpRules[powerUp].assisted !== 'never' || priceOf({ powerUps: [powerUp] }, scoredAs(state)).length > 0
}

/**
 * Whether a power-up is in use, or usable now. These come first; the rest have to wait for another moment or more
 * charges.
 */
export const isAtHand = ({ use, why }: PowerUpView): boolean => use !== null || why === null

/**
 * Whether to ask for confirmation: if it lowers the highest possible score, marks the run, stakes XP or is among the
 * most expensive.
 */
function asksFirst(powerUp: PowerUp, nextRung: number): boolean {
  const { assisted, charges } = powerUpRules[powerUp]
  if (powerUp === 'mentors_whisper') return !isFreeRung(nextRung)
  return assisted !== 'never' || charges >= 2 || powerUp === 'double_edge'
}
