import type { Participant } from '@greenroom/shared/session'
import { memberOf, participantIdOf, type Session, userIdOf } from '@greenroom/shared/session'
import type { EngineConfig } from '../config.ts'
import type { InviteRecord } from '../features/invites/invites.ts'
import { openBell } from '../features/notices/bell.ts'
import { roleNames } from '../features/notices/bellTexts.ts'
import { createEndings } from '../features/notices/endings.ts'
import { strangerLetter } from '../features/notices/letters.ts'
import { createNotices } from '../features/notices/notices.ts'
import { hashOfAddress, openInvitationStops } from '../features/notices/stops.ts'
import type { CalendarPart } from '../mail/letter.ts'
import { type Mail, publicUrlOf } from '../mail/openMail.ts'
import { createSeal } from '../mail/seal.ts'
import type { Store } from '../store/port.ts'
import type { People } from './people.ts'

export type NewsDesk = ReturnType<typeof openNotices>

export type NoticesWiring = {
  store: Store
  people: Pick<People, 'accounts' | 'blocks' | 'profiles'>
  mail: Pick<Mail, 'post'>
  config: Pick<EngineConfig, 'PUBLIC_URL' | 'PORT' | 'INTERNAL_TOKEN'>
  now: () => number
}

/** A person invited by email: the session, the role, the host, and the token. */
export type Invited = {
  email: string
  invite: InviteRecord
  name: string
  token: string
  room: string
  by: Participant
  state: Session
}

/** A mock's times for its invitation mail: as text, plus a calendar entry if one is booked. */
export type InvitedTimes = { lines: readonly string[]; calendar: CalendarPart | null }

/** Sets up the bell, its mails, and the functions that notify people. */
export function openNotices({ store, people, mail, config, now }: NoticesWiring) {
  const bell = openBell(store, now)
  const stops = openInvitationStops(store, now)
  const publicUrl = publicUrlOf(config)
  const endings = createEndings({ secret: config.INTERNAL_TOKEN, publicUrl })
  const seal = createSeal(config.INTERNAL_TOKEN, 'invitations of the bell')
  function openToken(sealed: string): string | null {
    try {
      return seal.open(sealed)
    } catch {
      // The secret has changed since the token was sealed.
      return null
    }
  }
  const notices = createNotices({
    bell,
    openToken,
    post: mail.post,
    switchesOf: async (userId) => (await people.profiles.of(userId)).mailNotices,
    verifiedAddressOf: people.accounts.verifiedAddressOf,
    endings,
    publicUrl,
  })

  /** Notifies the invited person by bell and mail if an account has verified this email, otherwise by mail alone. */
  async function tellInvited(
    { email, name, invite, token, room, by, state }: Invited,
    times: InvitedTimes,
  ): Promise<void> {
    const userId = await people.accounts.verifiedUserIdOf(email)
    if (userId === null) {
      // Guests may not send mail to strangers.
      if (userIdOf(by.id) === null || (await stops.isStopped(hashOfAddress(email)))) return
      const url = `${publicUrl}${room}?session=${encodeURIComponent(state.sessionId)}#token=${token}`
      const of = { by: by.name, role: roleNames[invite.role], until: invite.expiresAt, url, times: times.lines }
      const ends = endings.endsOfAddress(email)
      const letter = { ...strangerLetter(name, of, ends), ...(times.calendar !== null && { calendar: times.calendar }) }
      return mail.post({
        id: `invitation-${invite.id}`,
        kind: 'invitation',
        to: email,
        letter,
        lifetimeMs: invite.expiresAt - now(),
      })
    }
    if (memberOf(state, participantIdOf(userId)) !== undefined) return
    // The inviter gets the same answer, so they don't learn that they are blocked.
    if (await people.blocks.keepsAway([participantIdOf(userId)], [by.id])) return
    const about = {
      inviteId: invite.id,
      sessionId: state.sessionId,
      role: invite.role,
      by: by.name,
      byUserId: userIdOf(by.id),
      room,
      sealedToken: seal.close(token),
      expiresAt: invite.expiresAt,
      times: [...times.lines],
    }
    await notices.tell(userId, { kind: 'invitation', at: invite.createdAt, about })
  }

  /** Notifies the inviter, if they have an account. */
  async function tellDeclined(declined: InviteRecord & { message: string | null; room: string }): Promise<void> {
    const userId = userIdOf(declined.createdBy)
    if (userId === null) return
    const { id: inviteId, sessionId, role, message, room } = declined
    const about = { inviteId, sessionId, role, message, room }
    await notices.tell(userId, { kind: 'invitation_declined', at: now(), about })
  }

  return { bell, notices, endings, stops, tellDeclined, openToken, tellInvited, publicUrl }
}
