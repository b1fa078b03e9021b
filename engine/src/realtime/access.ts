import { memberOf, type Participant, participantIdOf, type Session } from '@greenroom/shared/session'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '../platform/problems.ts'
import type { SessionHandler } from '../session/handle.ts'

/** A signed-in user, with the sign-in they are using. */
export type Account = { userId: number; name: string; signInId: string }
/** A person without an account who was invited to this one session. `id` is the participant's, `guest:…`. */
export type Guest = { id: string; sessionId: string; name: string }
/** The person behind a socket or a request: an account, a guest of some sessions, or both. */
export type Visitor = { account: Account | null; guests: readonly Guest[] }

/** Identifies this visitor for rate limits. */
export const visitorKey = ({ account, guests }: Visitor): string =>
  account === null ? (guests[0]?.id ?? 'nobody') : participantIdOf(account.userId)

/** Every id this person may have in sessions. */
export const participantIdsOf = ({ account, guests }: Visitor): string[] => [
  ...(account === null ? [] : [participantIdOf(account.userId)]),
  ...guests.map(({ id }) => id),
]

/** Whether this guest belongs to the session: it is theirs, or the other half of their mock. */
export const isGuestOf = (guest: Guest, { sessionId, swap }: Pick<Session, 'sessionId' | 'swap'>): boolean =>
  guest.sessionId === sessionId || guest.sessionId === swap?.otherId

/** This person's seat in the session; undefined if they have none. */
export function participantIn(
  state: Pick<Session, 'sessionId' | 'members' | 'swap'>,
  { account, guests }: Visitor,
): Participant | undefined {
  const known = account === null ? undefined : memberOf(state, participantIdOf(account.userId))
  if (known !== undefined && account !== null) return { ...known, name: account.name }
  return guests.filter((guest) => isGuestOf(guest, state)).flatMap(({ id }) => memberOf(state, id) ?? [])[0]
}

/**
 * Returns the session as known here if it has a seat for this visitor. Otherwise returns the latest version, because
 * they may have accepted their invite on another engine a moment ago.
 */
export async function stateFor(
  handler: Pick<SessionHandler, 'load' | 'reload'>,
  sessionId: string,
  visitor: Visitor,
): Promise<Session | undefined> {
  const known = await handler.load(sessionId)
  return known !== undefined && participantIn(known, visitor) !== undefined ? known : handler.reload(sessionId)
}

/** A session, and the caller's seat in it. */
export type Seat = { state: Session; participant: Participant }

/**
 * Returns the session and the caller's seat, for members only.
 * @throws the 404 problem for everybody else, as if it didn't exist
 */
export function seatIn(state: Session | undefined, visitor: Visitor): Seat {
  const participant = state && participantIn(state, visitor)
  if (state === undefined || participant === undefined) throw new ProblemError('SESSION_NOT_FOUND')
  return { state, participant }
}

/** Finds the session a request is about, including the latest commits from other engines. For its members only. */
export const seats =
  (handler: Pick<SessionHandler, 'reload'>, visitorOf: (request: FastifyRequest) => Promise<Visitor>) =>
  async (request: FastifyRequest, sessionId: string): Promise<Seat> => {
    const visitor = await visitorOf(request)
    return seatIn(await handler.reload(sessionId), visitor)
  }
