import { deletedUserName, holderOf, isSeatVacant } from './members.ts'
import type { Ended, Session } from './state.ts'

/**
 * Whether a second half follows this session. It does if this is a first half that a person led to its end, and both
 * people are still members. An abandoned first half has no second half.
 */
export function opensSecondHalf(state: Session): state is Ended {
  if (state.phase !== 'ENDED' || state.swap?.half !== 'first') return false
  const interviewer = holderOf(state, 'interviewer')
  const stays = [interviewer, state.candidate].every((each) => each !== undefined && each.name !== deletedUserName)
  return state.scoredBy === 'human' && state.reason !== 'abandoned' && !isSeatVacant(state) && stays
}

/** The id of the session with the other half of the mock; null if there is none, or if it isn't open yet. */
export function otherHalfOf({ swap }: Pick<Session, 'swap'>): string | null {
  if (swap === undefined) return null
  return swap.half === 'second' || swap.opened ? swap.otherId : null
}
