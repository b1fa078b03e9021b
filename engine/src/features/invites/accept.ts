import { commandError } from '@greenroom/shared/english'
import { memberOf, type Participant, participantIdOf, type Session } from '@greenroom/shared/session'
import type { ExtraTimePercent } from '@greenroom/shared/vocabulary'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import type { Visitor } from '../../realtime/access.ts'
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
  /** The accommodation of an account. */
  extraTimeOf: (userId: number) => Promise<ExtraTimePercent>
}

/** What somebody brings who accepts an invite: its token, and who they are. */
export type Acceptance = {
  token: string
  visitor: Visitor | null
  name?: string | undefined
  attemptId?: string | undefined
}

type Newcomer = { participant: Participant; guest: NewGuest | null; userId: number | null }

/** What an invite is for, told before it is accepted. */
export type Looked = { invite: InviteRecord; state: Session; joined: boolean }

/** Who got in, and the cookie of a new guest. */
export type Accepted = { sessionId: string; participant: Participant; cookie: string | null }

/**
 * Lets somebody into a session by an invite. The claim in the store lets one of several through; should an engine end
 * between claim and log, the invite can be claimed again, and the log, which takes each invite once, has the last word.
 */
export function createAccept({ invites, guests, handler, members, now, extraTimeOf }: AcceptOptions) {
  return async ({ token, visitor, name, attemptId }: Acceptance): Promise<Accepted> => {
    const invite = await invites.byToken(token)
    const state = invite && (await handler.reload(invite.sessionId))
    if (invite === undefined || state === undefined) throw new ProblemError('INVITE_UNKNOWN')
    const { sessionId, role } = invite
    const seat = (participantId: string) => ({ sessionId, participantId, role, createdAt: state.createdAt })

    const known = idsFor(sessionId, visitor).flatMap((id) => memberOf(state, id) ?? [])[0]
    if (known !== undefined) {
      // The same click again, or a second invite for the same seat: they are where they wanted to be.
      if (known.role !== role) throw refusalOf(commandError('ALREADY_A_MEMBER'))
      await members.enter(seat(known.id))
      return { sessionId, participant: known, cookie: null }
    }

    const { participant, guest, userId } = newcomer(invite, { token, visitor, name, attemptId })
    if (memberOf(state, participant.id) === undefined) {
      await claim(invite, participant)
      await addToSession(invite, participant, userId)
    }
    const cookie = guest === null ? null : await guests.add(guest)
    await members.enter(seat(participant.id))
    return { sessionId, participant, cookie }
  }

  /** Who accepts: the account, or a guest with the name that they say. */
  function newcomer(invite: InviteRecord, { token, visitor, name, attemptId }: Acceptance): Newcomer {
    const { sessionId, role } = invite
    const account = visitor?.account ?? null
    if (account !== null) {
      const { userId } = account
      return { participant: { id: participantIdOf(userId), role, name: account.name }, guest: null, userId }
    }
    if (name === undefined) {
      // Nobody is asked for a name at a door that stays closed.
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
      // After an outage nobody knows whether it was stored: the claim stays, for the same one or, later, for somebody else.
      if (outcome.error.code !== 'UNAVAILABLE') await invites.release(invite, participant)
      throw refusalOf(outcome.error)
    }
    const state = await handler.reload(sessionId)
    if (state === undefined || memberOf(state, participant.id) === undefined) throw new ProblemError('INVITE_USED')
  }
}

/** Looks at an invite for somebody who may accept it. It changes nothing. */
export function createLook({ invites, handler, now }: Pick<AcceptOptions, 'invites' | 'handler' | 'now'>) {
  return async (token: string, visitor: Visitor | null): Promise<Looked> => {
    const invite = await invites.byToken(token)
    const state = invite && (await handler.reload(invite.sessionId))
    if (invite === undefined || state === undefined) throw new ProblemError('INVITE_UNKNOWN')
    const known = idsFor(state.sessionId, visitor).flatMap((id) => memberOf(state, id) ?? [])[0]
    if (known === undefined) {
      refuseIfOver(invite, now())
      if (state.phase === 'ENDED') throw refusalOf(commandError('NOT_IN_PROGRESS'))
    } else if (known.role !== invite.role) throw refusalOf(commandError('ALREADY_A_MEMBER'))
    return { invite, state, joined: known !== undefined }
  }
}

/** The ids that a visitor may already have in this session. */
const idsFor = (sessionId: string, visitor: Visitor | null): string[] => [
  ...(visitor?.account ? [participantIdOf(visitor.account.userId)] : []),
  ...(visitor?.guests ?? []).filter((guest) => guest.sessionId === sessionId).map(({ id }) => id),
]

/** @throws the problem that says why an invite lets nobody in any more */
function refuseIfOver({ status, expiresAt }: InviteRecord, at: number): void {
  if (status === 'revoked') throw new ProblemError('INVITE_REVOKED')
  if (status === 'accepted') throw new ProblemError('INVITE_USED')
  if (expiresAt <= at) throw new ProblemError('INVITE_EXPIRED')
}
