import { isExam } from '@greenroom/shared/rules'
import { handInsOf, isUndoable, type ParticipantCommandOf, type Session } from '@greenroom/shared/session'
import { accept, type Context, type Decision, refuse } from '../decision.ts'

/**
 * Shows the candidate the result of a handed-in version: how many tests passed, and the smallest input it gets wrong.
 * Showing it again is allowed only when there is more to show. Never allowed in an exam.
 */
export function decideShowResult(
  state: Session,
  { handInId }: ParticipantCommandOf<'ShowResult'>,
  { now }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (isExam(state)) return refuse('NO_HELP_IN_EXAM')
  const version = handInsOf(state.question).find((each) => each.handInId === handInId)
  if (version === undefined) return refuse('NOT_HANDED_IN')
  if (version.testsTotal === null || isUndoable(state, now)) return refuse('RUN_PENDING')
  const counterexample = version.facts?.counterexample ?? null
  const isAllShown = version.shown !== undefined && (version.shown.counterexample !== null || counterexample === null)
  if (isAllShown) return accept()
  const bug = counterexample !== null || version.testsPassed !== version.testsTotal
  return accept([{ type: 'ResultShown', handInId, bug, counterexample }])
}
