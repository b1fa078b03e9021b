import { handInsOf, questionsOf, type Session, type SessionEvent } from '@greenroom/shared/session'
import type { JobResult } from '@greenroom/shared/wire'
import { accept, type Decision, refuse } from '../decision.ts'

/** What running a handed-in version told is kept from the room while the interview lasts. What was undone is of no interest. */
export function decideCompleteExamination(
  state: Session,
  { handInId, facts }: Extract<JobResult, { type: 'CompleteExamination' }>,
): Decision {
  const handIn = questionsOf(state)
    .flatMap(handInsOf)
    .find((each) => each.handInId === handInId)
  if (handIn === undefined || handIn.facts !== undefined) return refuse('NO_LONGER_AWAITED')
  const isOver = state.phase === 'ENDED'
  return accept([{ type: 'CodeExamined', handInId, facts, ...(isOver ? {} : { audience: [] }) }])
}

/** With the end everybody gets what was kept from them. */
export const disclosedFacts = (state: Session): SessionEvent[] =>
  questionsOf(state)
    .flatMap(handInsOf)
    .flatMap(({ handInId, facts }) => (facts === undefined ? [] : [{ type: 'CodeExamined', handInId, facts }]))
