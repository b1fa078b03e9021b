import { opensSecondHalf, type Session } from '@greenroom/shared/session'
import { accept, type Decision, refuse } from '../decision.ts'

/**
 * Records in the first half's log that the second half now exists. Everyone in the first half's room is then taken to
 * the second half.
 */
export function decideOpenSecondHalf(state: Session): Decision {
  if (!opensSecondHalf(state)) return refuse('NO_LONGER_AWAITED')
  return state.swap?.opened === true ? accept() : accept([{ type: 'SecondHalfOpened' }])
}
