import { memberOf, type Participant, participantIdOf, type Session } from '@greenroom/shared/session'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../platform/problems.ts'
import type { SessionHandler } from '../session/handle.ts'

/** A signed-in person, and their sign-in. */
export type Account = { userId: number; name: string; signInId: string }
/** Somebody without an account, invited to this one session. `id` is the participant's, `guest:…`. */
export type Guest = { id: string; sessionId: string; name: string }
/** Who a socket or a request belongs to: an account, a guest of some sessions, or both. */
export type Visitor = { account: Account | null; guests: readonly Guest[] }

/** Identifies a visitor for rate limits. */
export const visitorKey = ({ account, guests }: Visitor): string =>
  account === null ? (guests[0]?.id ?? 'nobody') : participantIdOf(account.userId)

/** All ids this person may have in sessions. */
export const participantIdsOf = ({ account, guests }: Visitor): string[] => [
  ...(account === null ? [] : [participantIdOf(account.userId)]),
  ...guests.map(({ id }) => id),
]

/** This person's seat in the session, or undefined if they have none. */
export function participantIn(
  state: Pick<Session, 'sessionId' | 'members'>,
  { account, guests }: Visitor,
): Participant | undefined {
  const known = account === null ? undefined : memberOf(state, participantIdOf(account.userId))
  if (known !== undefined && account !== null) return { ...known, name: account.name }
  return guests
    .filter(({ sessionId }) => sessionId === state.sessionId)
    .flatMap(({ id }) => memberOf(state, id) ?? [])[0]
}

/** A session and the seat of whoever asks. */
export type Seat = { state: Session; participant: Participant }

/** The session for those who are in it. @throws the 404 problem for everybody else, as if there were none */
export function seatIn(state: Session | undefined, visitor: Visitor): Seat {
  const participant = state && participantIn(state, visitor)
  if (state === undefined || participant === undefined) throw new ProblemError('SESSION_NOT_FOUND')
  return { state, participant }
}

/** Finds the session of a request for those who are in it, with the news of other engines. */
export const seats =
  (handler: Pick<SessionHandler, 'reload'>, visitorOf: (request: FastifyRequest) => Promise<Visitor>) =>
  async (request: FastifyRequest, sessionId: string): Promise<Seat> => {
    const visitor = await visitorOf(request)
    return seatIn(await handler.reload(sessionId), visitor)
  }
