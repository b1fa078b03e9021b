import { examinedVersionsOf, looksOf, questionsOf, type Session, type SessionEvent } from '@greenroom/shared/session'
import type { JobResult } from '@greenroom/shared/wire'
import { accept, type Decision, refuse } from '../decision.ts'
import { wrongInputShown } from './look.ts'

/**
 * What running a version told is kept from the room while the interview lasts; practice shows the input of a submission. What was
 * undone is of no interest.
 */
export function decideCompleteExamination(
  state: Session,
  { versionId, facts }: Extract<JobResult, { type: 'CompleteExamination' }>,
): Decision {
  const version = questionsOf(state)
    .flatMap(examinedVersionsOf)
    .find((each) => each.versionId === versionId)
  if (version === undefined || version.facts !== undefined) return refuse('NO_LONGER_AWAITED')
  const examined: SessionEvent = { type: 'CodeExamined', versionId, facts }
  if (state.phase !== 'IN_PROGRESS') return accept([examined])
  const look = looksOf(state.question).find((each) => each.versionId === versionId)
  const shown = look?.runId === undefined ? [] : wrongInputShown(state, { versionId, facts })
  return accept([{ ...examined, audience: [] }, ...shown])
}

/** With the end everybody gets what was kept from them. */
export const disclosedFacts = (state: Session): SessionEvent[] =>
  questionsOf(state)
    .flatMap(examinedVersionsOf)
    .flatMap(({ versionId, facts }) => (facts === undefined ? [] : [{ type: 'CodeExamined', versionId, facts }]))
