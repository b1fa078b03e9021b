import { opensSecondHalf, type Session } from '@greenroom/shared/session'
import { accept, type Decision, refuse } from '../decision.ts'

/** The second half now exists. The first half's log says so, and everyone in its room is taken there. */
export function decideOpenSecondHalf(state: Session): Decision {
  if (!opensSecondHalf(state)) return refuse('NO_LONGER_AWAITED')
  return state.swap?.opened === true ? accept() : accept([{ type: 'SecondHalfOpened' }])
}
