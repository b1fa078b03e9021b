import { deletedUserName, holderOf, isSeatVacant } from './members.ts'
import type { Ended, Session } from './state.ts'

/**
 * Whether the second half opens after this session: it was a first half, a person led it to its end, and both people
 * are still members. An abandoned first half has no second.
 */
export function opensSecondHalf(state: Session): state is Ended {
  if (state.phase !== 'ENDED' || state.swap?.half !== 'first') return false
  const interviewer = holderOf(state, 'interviewer')
  const stays = [interviewer, state.candidate].every((each) => each !== undefined && each.name !== deletedUserName)
  return state.scoredBy === 'human' && state.reason !== 'abandoned' && !isSeatVacant(state) && stays
}

/** The session of the other half, or null if there is none, or it isn't open yet. */
export function otherHalfOf({ swap }: Pick<Session, 'swap'>): string | null {
  if (swap === undefined) return null
  return swap.half === 'second' || swap.opened ? swap.otherId : null
}
