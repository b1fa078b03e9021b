import { memberOf, type Session } from '@greenroom/shared/session'
import { ProblemError } from '../../platform/problems.ts'
import type { Visitor } from '../../realtime/access.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { type AcceptOptions, idsFor, refuseIfBlocked, refuseIfOver } from './accept.ts'
import type { InviteRecord, Invites } from './invites.ts'
import { roomOf } from './roomOf.ts'

export type DeclineOptions = {
  invites: Pick<Invites, 'byToken' | 'decline' | 'reopen'>
  handler: Pick<SessionHandler, 'reload'>
  keepsAway: AcceptOptions['keepsAway']
  now: () => number
  /** Notifies the inviter, once. */
  tellDeclined: (invite: InviteRecord, of: { message: string | null; room: string }) => Promise<void>
  /** Removes that notice from the bell. */
  untell: (invite: InviteRecord) => Promise<void>
}

type Asked = { token: string; visitor: Visitor | null }

/** Declines an invite, which uses it up, or undoes that. */
export function createDecline({ invites, handler, keepsAway, now, tellDeclined, untell }: DeclineOptions) {
  /** @throws the problem for anyone who couldn't accept the invite either */
  async function askedOf({ token, visitor }: Asked): Promise<{ invite: InviteRecord; state: Session }> {
    const invite = await invites.byToken(token)
    const state = invite && (await handler.reload(invite.sessionId))
    if (invite === undefined || state === undefined) throw new ProblemError('INVITE_UNKNOWN')
    await refuseIfBlocked(keepsAway, { invite, state, visitor })
    return { invite, state }
  }

  return {
    /** Declining again changes nothing: the first message stays. */
    async decline({ message, ...asked }: Asked & { message: string | null }): Promise<void> {
      const { invite, state } = await askedOf(asked)
      if (invite.declined === null) {
        if (idsFor(state, asked.visitor).some((id) => memberOf(state, id) !== undefined))
          throw new ProblemError('INVITE_USED')
        refuseIfOver(invite, now())
        await invites.decline(invite, message)
      }
      // It may have been accepted in the meantime, or declined in another window.
      const latest = await invites.byToken(asked.token)
      if (latest?.declined == null)
        throw new ProblemError(latest?.status === 'revoked' ? 'INVITE_REVOKED' : 'INVITE_USED')
      await tellDeclined(latest, { message: latest.declined.message, room: roomOf(state) })
    },
    /** Opens the invite again, with its original expiry. */
    async undo(asked: Asked): Promise<void> {
      const { invite } = await askedOf(asked)
      if (invite.declined !== null) {
        await invites.reopen(invite)
        await untell(invite)
      }
    },
  }
}
