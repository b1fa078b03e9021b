import { chargesEarned, type Ended, isFinished, isScorecardOpen, xpOf } from '@greenroom/shared/session'
import { learnerOf } from './entry.ts'
import type { Ledger } from './ledger.ts'

/**
 * Rewards a finished session's candidate once, with a charge for power-ups and with experience. A scorecard that
 * arrives later adds the XP for its decision, or takes away a lost stake. A scorecard still hidden from the candidate
 * adds nothing.
 */
export async function reward(ledger: Ledger, session: Ended): Promise<void> {
  if (!isFinished(session)) return
  const { sessionId } = session
  const learner = learnerOf(session.candidate.id)
  await ledger.grant(learner, { entryId: `charge.${sessionId}`, amount: chargesEarned(session) })
  const undecided = xpOf({ ...session, scorecard: { status: 'failed', message: '' } }).total
  await ledger.earn(learner, { entryId: `xp.${sessionId}`, points: undecided })
  if (!isScorecardOpen(session)) return
  await ledger.earn(learner, { entryId: `xp.${sessionId}.decision`, points: xpOf(session).total - undecided })
}
