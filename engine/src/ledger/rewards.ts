import { chargesEarned, type Ended, isFinished, isScorecardOpen, xpOf } from '@greenroom/shared/session'
import { learnerOf } from './entry.ts'
import type { Ledger } from './ledger.ts'

/**
 * What a finished session earns its candidate, once: a charge for power-ups, and experience. A scorecard that failed and came
 * after all adds what its decision is worth, which may be to lose a stake; one that is not for the candidate's eyes yet adds nothing.
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
