import type { z } from 'zod'
import type { PowerUp } from '../vocabulary/interview.ts'
import type { EventOf } from './events.ts'
import type { powerUpUseSchema } from './stateSchema.ts'

/** A power-up that was used in a session. */
export type PowerUpUse = z.infer<typeof powerUpUseSchema>

export type PowerUpEvent = EventOf<'PowerUpUsed' | 'PowerUpEnded' | 'PowerUpRefunded'>

/** Returns the uses after an event; room and scorecard share this fold. `at` is the time of its commit. */
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

/** Postpones the end of active timed power-ups by the lost time that was given back. */
export const prolonged = (uses: readonly PowerUpUse[], lostMs: number): PowerUpUse[] =>
  uses.map((use) => (use.status === 'active' && use.endsAt !== null ? { ...use, endsAt: use.endsAt + lostMs } : use))

/** This power-up's active use, or undefined. */
export const activeUse = (uses: readonly PowerUpUse[], powerUp: PowerUp): PowerUpUse | undefined =>
  uses.find((use) => use.powerUp === powerUp && use.status === 'active')
