import type { Commit, Session, StoredEvent } from '@greenroom/shared/session'
import { type Decision, refuse } from '../session/decide/decision.ts'
import type { Proposal } from '../session/funding.ts'
import { learnerOf, type Purpose, purposeOf } from './entry.ts'
import type { Ledger } from './ledger.ts'

/**
 * Pays for power-ups: charges are reserved before the command's commit, settled after it, and refunded if the effect
 * failed.
 */
export type Charges = {
  /** Reserves the charges for a power-up in the decision, or refuses it. */
  cover(proposal: Proposal, state: Session): Promise<Decision>
  /** Returns the reserved charges of a command that made no commit. */
  release(learner: string, purpose: Purpose): Promise<void>
  /** Settles the charges used by the commit and refunds failed ones, each once. */
  settle(commit: Commit, state: Session): Promise<void>
}

/** A command uses at most one power-up. */
const commandKey = ({ sessionId, actor, commandId }: Omit<Purpose, 'lasts'>): string =>
  `command.${sessionId}.${actor}.${commandId}`

const chargesIn = (events: readonly StoredEvent[]): number =>
  events.reduce((sum, event) => sum + (event.type === 'PowerUpUsed' ? event.charges : 0), 0)

export function powerUpCharges(ledger: Ledger): Charges {
  const reserve = (learner: string, atLeast: number, purpose: Purpose) =>
    ledger.reserve(learner, { key: commandKey(purpose), atLeast, purpose })

  async function pay(commit: Commit, learner: string, used: number): Promise<void> {
    const purpose = {
      lasts: 'command',
      sessionId: commit.sessionId,
      actor: commit.actor,
      commandId: commit.commandId,
    } as const
    // If the commit took so long that its reservation was released, reserve the charges again.
    await reserve(learner, used, purpose)
    await ledger.settle(learner, { key: commandKey(purpose), used })
  }

  return {
    async cover({ order, decision }, state) {
      const charges = chargesIn(decision.events)
      if (charges === 0) return decision
      const { outcome } = await reserve(learnerOf(state.candidate.id), charges, purposeOf(order, 'command'))
      return outcome === 'done' ? decision : refuse('INSUFFICIENT_CHARGES')
    },
    async release(learner, purpose) {
      await ledger.release(learner, { key: commandKey(purpose) })
    },
    async settle(commit, state) {
      const learner = learnerOf(state.candidate.id)
      const charges = chargesIn(commit.events)
      if (charges > 0) await pay(commit, learner, charges)
      for (const event of commit.events) {
        if (event.type !== 'PowerUpRefunded' || state.phase === 'NOT_STARTED') continue
        const amount = state.powerUps.find(({ useId }) => useId === event.useId)?.charges ?? 0
        if (amount > 0) await ledger.refund(learner, { entryId: `refund.${commit.sessionId}.${event.useId}`, amount })
      }
    },
  }
}
