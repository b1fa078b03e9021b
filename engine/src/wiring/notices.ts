import type { Participant } from '@greenroom/shared/session'
import { memberOf, participantIdOf, type Session, userIdOf } from '@greenroom/shared/session'
import type { EngineConfig } from '../config.ts'
import type { InviteRecord } from '../features/invites/invites.ts'
import { openBell } from '../features/notices/bell.ts'
import { createEndings } from '../features/notices/endings.ts'
import { createNotices } from '../features/notices/notices.ts'
import { type Mail, publicUrlOf } from '../mail/openMail.ts'
import { createSeal } from '../mail/seal.ts'
import type { Store } from '../store/port.ts'
import type { People } from './people.ts'

export type NewsDesk = ReturnType<typeof openNotices>

export type NoticesWiring = {
  store: Store
  people: Pick<People, 'accounts' | 'profiles'>
  mail: Pick<Mail, 'post'>
  config: Pick<EngineConfig, 'PUBLIC_URL' | 'PORT' | 'INTERNAL_TOKEN'>
  now: () => number
}

/** Somebody is invited by their email: to what, as what, by whom, and the token that lets them in. */
export type Invited = {
  email: string
  invite: InviteRecord
  token: string
  room: string
  by: Participant
  state: Session
}

/** The bell, the mails that go with it, and how parts of the product tell people of what happened. */
export function openNotices({ store, people, mail, config, now }: NoticesWiring) {
  const bell = openBell(store, now)
  const publicUrl = publicUrlOf(config)
  const endings = createEndings({ secret: config.INTERNAL_TOKEN, publicUrl })
  const seal = createSeal(config.INTERNAL_TOKEN, 'invitations of the bell')
  function openToken(sealed: string): string | null {
    try {
      return seal.open(sealed)
    } catch {
      // The secret was changed since.
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

  /** Tells who is invited, where an account has confirmed the email. */
  async function tellInvited({ email, invite, token, room, by, state }: Invited): Promise<void> {
    const userId = await people.accounts.verifiedUserIdOf(email)
    if (userId === null || memberOf(state, participantIdOf(userId)) !== undefined) return
    const about = {
      inviteId: invite.id,
      sessionId: state.sessionId,
      role: invite.role,
      by: by.name,
      byUserId: userIdOf(by.id),
      room,
      sealedToken: seal.close(token),
      expiresAt: invite.expiresAt,
    }
    await notices.tell(userId, { kind: 'invitation', at: invite.createdAt, about })
  }

  return { bell, notices, endings, openToken, tellInvited }
}
