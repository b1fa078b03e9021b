import type { PowerUp } from '../vocabulary/interview.ts'
import type { EventOf, PowerUpEndReason, PowerUpRefundReason } from './events.ts'

/** A power-up that was used in a session. */
export type PowerUpUse = {
  useId: string
  powerUp: PowerUp
  /** The number of the question it was used in. */
  question: number
  /** What it took from the learner's charges. */
  charges: number
  usedAt: number
  /** When it ends by itself, ms since 1970, or null where something else ends it. */
  endsAt: number | null
  /** A refunded use counts as if it had never been. */
  status: 'active' | PowerUpEndReason | 'refunded'
  /** Why it was refunded, or null where it was not. */
  refundReason: PowerUpRefundReason | null
}

export type PowerUpEvent = EventOf<'PowerUpUsed' | 'PowerUpEnded' | 'PowerUpRefunded'>

/** The uses after an event; the same fold in the room and in the scorecard. `at` is the time of its commit. */
export function usesAfter(uses: readonly PowerUpUse[], event: PowerUpEvent, at: number): PowerUpUse[] {
  switch (event.type) {
    case 'PowerUpUsed': {
      const { useId, powerUp, question, charges, endsAt = null } = event
      return [...uses, { useId, powerUp, question, charges, usedAt: at, endsAt, status: 'active', refundReason: null }]
    }
    case 'PowerUpEnded':
      return changed(uses, event.useId, { status: event.reason })
    case 'PowerUpRefunded':
      return changed(uses, event.useId, { status: 'refunded', refundReason: event.reason })
  }
}

const changed = (uses: readonly PowerUpUse[], useId: string, change: Partial<PowerUpUse>): PowerUpUse[] =>
  uses.map((use) => (use.useId === useId ? { ...use, ...change } : use))

/** The uses after lost time was given back: what runs for some minutes gets its share of it. */
export const prolonged = (uses: readonly PowerUpUse[], lostMs: number): PowerUpUse[] =>
  uses.map((use) => (use.status === 'active' && use.endsAt !== null ? { ...use, endsAt: use.endsAt + lostMs } : use))

/** The use of this power-up that is in force, or undefined. */
export const activeUse = (uses: readonly PowerUpUse[], powerUp: PowerUp): PowerUpUse | undefined =>
  uses.find((use) => use.powerUp === powerUp && use.status === 'active')
