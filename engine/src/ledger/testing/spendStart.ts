import { startingCharges } from '@greenroom/shared/session'
import type { Ledger } from '../ledger.ts'

/** Uses up the charges that a learner starts with; idempotent. */
export async function spendStart(ledger: Ledger, learner: string): Promise<void> {
  const purpose = { lasts: 'command', sessionId: 'earlier', actor: 'spec', commandId: 'start' } as const
  await ledger.reserve(learner, { key: 'start', atLeast: startingCharges, purpose })
  await ledger.settle(learner, { key: 'start', used: startingCharges })
}
