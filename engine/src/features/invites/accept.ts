import { commandError } from '@greenroom/shared/english'
import { memberOf, type Participant, participantIdOf, type Session } from '@greenroom/shared/session'
import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import { isGuestOf, participantIdsOf, type Visitor } from '../../realtime/access.ts'
import { type Guests, type NewGuest, newGuest } from '../../realtime/guests.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import type { InviteRecord, Invites } from './invites.ts'

export type AcceptOptions = {
  invites: Invites
  guests: Guests
  handler: SessionHandler
  members: MemberIndex
  now: () => number
  /** The account's accommodation. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
  /** Whether any of these people has blocked the person with these ids. */
  keepsAway: (blockers: readonly string[], ids: readonly string[]) => Promise<boolean>
}

/** Everything needed to accept an invite: its token, and the person accepting. */
export type Acceptance = {
  token: string
  visitor: Visitor | null
  name?: string | undefined
  attemptId?: string | undefined
}

type Newcomer = { participant: Participant; guest: NewGuest | null; userId: number | null }

/** What a person can see of an invite before accepting it. */
export type Looked = { invite: InviteRecord; state: Session; joined: boolean }

/** The session the person joined, and a new guest's cookie. */
export type Accepted = { sessionId: string; participant: Participant; cookie: string | null }

/**
 * Admits a person to a session by invite. If several try at once, the claim in the store admits only one. If an engine
 * dies between claim and log, the invite can be claimed again. The log accepts each invite once and has the final say.
 */
export function createAccept({ invites, guests, handler, members, now, extraTimeOf, keepsAway }: AcceptOptions) {
  return async ({ token, visitor, name, attemptId }: Acceptance): Promise<Accepted> => {
    const invite = await invites.byToken(token)
    const state = invite && (await handler.reload(invite.sessionId))
    if (invite === undefined || state === undefined) throw new ProblemError('INVITE_UNKNOWN')
    const { sessionId, role } = invite
    const seat = (participantId: string) => ({ sessionId, participantId, role, createdAt: state.createdAt })

    const known = idsFor(state, visitor).flatMap((id) => memberOf(state, id) ?? [])[0]
    if (known !== undefined) {
      // After a repeated click, or with a second invite for the same role, they already have the seat.
      if (known.role !== role) throw refusalOf(commandError('ALREADY_A_MEMBER'))
      await members.enter(seat(known.id))
      return { sessionId, participant: known, cookie: null }
    }

    await refuseIfBlocked(keepsAway, { invite, state, visitor })
    const { participant, guest, userId } = newcomer(invite, { token, visitor, name, attemptId })
    if (memberOf(state, participant.id) === undefined) {
      await claim(invite, participant)
      await addToSession(invite, participant, userId)
    }
    const cookie = guest === null ? null : await guests.add(guest)
    await members.enter(seat(participant.id))
    return { sessionId, participant, cookie }
  }

  /** The new participant: the account, or a guest with the name they entered. */
  function newcomer(invite: InviteRecord, { token, visitor, name, attemptId }: Acceptance): Newcomer {
    const { sessionId, role } = invite
    const account = visitor?.account ?? null
    if (account !== null) {
      const { userId } = account
      return { participant: { id: participantIdOf(userId), role, name: account.name }, guest: null, userId }
    }
    if (name === undefined) {
      // Don't ask for a name if the invite is no longer valid.
      refuseIfOver(invite, now())
      const missing = { path: 'name', message: 'says what you are called in the room', in: 'body' }
      throw new ProblemError('INVALID_REQUEST', undefined, { errors: [missing] })
    }
    const guest = newGuest({ sessionId, name, attempt: attemptId && `${token} ${attemptId}` })
    return { participant: { id: guest.id, role, name }, guest, userId: null }
  }

  async function claim(invite: InviteRecord, participant: Participant): Promise<void> {
    if (await invites.claim(invite, participant)) return
    const latest = await invites.byId(invite.sessionId, invite.id)
    if (latest === undefined) throw new ProblemError('INVITE_UNKNOWN')
    if (latest.declined !== null) throw new ProblemError('INVITE_DECLINED')
    if (latest.status === 'revoked') throw new ProblemError('INVITE_REVOKED')
    if (latest.expiresAt <= now()) throw new ProblemError('INVITE_EXPIRED')
    if (latest.acceptedBy === participant.id || (await invites.claimAbandoned(latest, participant))) return
    throw new ProblemError('INVITE_USED')
  }

  async function addToSession(invite: InviteRecord, participant: Participant, userId: number | null): Promise<void> {
    const { id, sessionId } = invite
    const accommodated = participant.role === 'candidate' && userId !== null
    const outcome = await handler.handle({
      sessionId,
      commandId: `invite.${id}`,
      actor: { kind: 'system' },
      command: {
        type: 'AddMember',
        participant,
        ...(accommodated ? { extraTimePercent: await extraTimeOf(userId) } : {}),
      },
    })
    if (!outcome.ok) {
      // After an outage we can't know whether it was stored. The claim stays, for the same person or, later, for
      // another.
      if (outcome.error.code !== 'UNAVAILABLE') await invites.release(invite, participant)
      throw refusalOf(outcome.error)
    }
    const state = await handler.reload(sessionId)
    if (state === undefined || memberOf(state, participant.id) === undefined) throw new ProblemError('INVITE_USED')
  }
}

/** Shows an invite to someone who may accept it. Read-only. */
export function createLook({
  invites,
  handler,
  now,
  keepsAway,
}: Pick<AcceptOptions, 'invites' | 'handler' | 'now' | 'keepsAway'>) {
  return async (token: string, visitor: Visitor | null): Promise<Looked> => {
    const invite = await invites.byToken(token)
    const state = invite && (await handler.reload(invite.sessionId))
    if (invite === undefined || state === undefined) throw new ProblemError('INVITE_UNKNOWN')
    const known = idsFor(state, visitor).flatMap((id) => memberOf(state, id) ?? [])[0]
    if (known === undefined) {
      refuseIfOver(invite, now())
      await refuseIfBlocked(keepsAway, { invite, state, visitor })
      if (state.phase === 'ENDED') throw refusalOf(commandError('NOT_IN_PROGRESS'))
    } else if (known.role !== invite.role) throw refusalOf(commandError('ALREADY_A_MEMBER'))
    return { invite, state, joined: known !== undefined }
  }
}

/** @throws the same problem as for a link that doesn't exist, so that people can't tell they are blocked */
export async function refuseIfBlocked(
  keepsAway: AcceptOptions['keepsAway'],
  { invite, state, visitor }: { invite: InviteRecord; state: Session; visitor: Visitor | null },
): Promise<void> {
  const ids = visitor === null ? [] : participantIdsOf(visitor)
  if (await keepsAway([invite.createdBy, state.host.id], ids)) throw new ProblemError('INVITE_UNKNOWN')
}

/** The ids a visitor may already have in this session. */
export const idsFor = (state: Session, visitor: Visitor | null): string[] => [
  ...(visitor?.account ? [participantIdOf(visitor.account.userId)] : []),
  ...(visitor?.guests ?? []).filter((guest) => isGuestOf(guest, state)).map(({ id }) => id),
]

/** @throws the problem that explains why an invite is no longer valid */
export function refuseIfOver({ status, expiresAt, declined }: InviteRecord, at: number): void {
  if (declined !== null) throw new ProblemError('INVITE_DECLINED')
  if (status === 'revoked') throw new ProblemError('INVITE_REVOKED')
  if (status === 'accepted') throw new ProblemError('INVITE_USED')
  if (expiresAt <= at) throw new ProblemError('INVITE_EXPIRED')
}
