import { startingCharges } from '@greenroom/shared/session'
import type { Ledger } from '../ledger.ts'

/** Uses the charges that a learner begins with; again is nothing. */
export async function spendStart(ledger: Ledger, learner: string): Promise<void> {
  const purpose = { lasts: 'command', sessionId: 'earlier', actor: 'spec', commandId: 'start' } as const
  await ledger.reserve(learner, { key: 'start', atLeast: startingCharges, purpose })
  await ledger.settle(learner, { key: 'start', used: startingCharges })
}
