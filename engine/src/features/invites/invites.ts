import { randomUUID } from 'node:crypto'
import { dayMs, fixedPeriodsMs } from '@greenroom/shared/rules'
import { type ParticipantRole, participantRoleSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { hashOf, newToken } from '../../platform/secretTokens.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

/**
 * If a person claimed an invite longer ago than this and isn't in the session, the claim was interrupted, for example
 * by a crash.
 */
const claimLastsMs = 30_000
/** The maximum number of open invites; nobody needs more. */
export const maxOpenInvites = 20
const maxListed = 200

const recordSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  role: participantRoleSchema,
  /** The token itself is only in the link. */
  tokenHash: z.string(),
  createdBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** An accepted invite stays `accepted` after it expires. */
  status: z.enum(['open', 'accepted', 'revoked']),
  acceptedBy: z.string().nullable(),
  acceptedName: z.string().nullable(),
  acceptedAt: z.number().nullable(),
  revokedAt: z.number().nullable().default(null),
  /** The message left by the person who declined; the invite is then `revoked`. Null if it wasn't declined. */
  declined: z.object({ message: z.string().nullable() }).nullable().default(null),
})
export type InviteRecord = z.infer<typeof recordSchema>
/** The person claiming an invite. */
export type Claimant = { id: string; name: string }

/** Invites, each for one session, one role and one person. */
export type Invites = {
  /** Creates an invite with its token, or says why there can't be one. */
  create(invite: {
    sessionId: string
    role: ParticipantRole
    createdBy: string
  }): Promise<{ invite: InviteRecord; token: string } | 'TOO_MANY'>
  /** A session's invites, latest first. */
  of(sessionId: string): Promise<InviteRecord[]>
  byId(sessionId: string, inviteId: string): Promise<InviteRecord | undefined>
  byToken(token: string): Promise<InviteRecord | undefined>
  /** Declines an open invite. A no-op for any other. */
  decline(invite: InviteRecord, message: string | null): Promise<void>
  /** Opens a declined invite again. A no-op if the inviter has revoked it since. */
  reopen(invite: InviteRecord): Promise<void>
  /** Revokes an invite. False if it was already accepted. */
  revoke(invite: InviteRecord): Promise<boolean>
  /** Assigns the invite to this person. If several people try at once, only one succeeds. */
  claim(invite: InviteRecord, claimant: Claimant): Promise<boolean>
  /** Takes over an old claim by a person who never got in. */
  claimAbandoned(invite: InviteRecord, claimant: Claimant): Promise<boolean>
  /** Releases a claim that failed. */
  release(invite: InviteRecord, claimant: Claimant): Promise<void>
  /** Revokes the invite that this person accepted. */
  revokeAcceptedBy(sessionId: string, acceptedBy: string): Promise<void>
  /** Revokes this person's open invites, and replaces their name with this one in accepted ones. */
  leaveOut(sessionId: string, person: Claimant): Promise<void>
  /** Revokes this person's open invites. */
  revokeBy(sessionId: string, createdBy: string): Promise<void>
  /** Removes a deleted session's invites. */
  removeOf(sessionId: string): Promise<void>
  /** Removes invites that were accepted, revoked or expired more than this many days ago. */
  removeEnded(keptDays: number): Promise<void>
}

export function openInvites(store: Store, now: () => number): Invites {
  const records = store.collection<InviteRecord>({
    name: 'invites',
    unique: [['tokenHash']],
    indexes: [
      ['sessionId', 'createdAt'],
      ['status', 'expiresAt'],
      ['acceptedBy'],
      ['acceptedAt'],
      ['revokedAt'],
      ['expiresAt'],
    ],
    parse: (stored) => recordSchema.parse(stored),
  })
  const openIn = (sessionId: string) => ({ sessionId, status: 'open', expiresAt: { gt: now() } }) as const
  const claimOf = ({ id, name }: Claimant) => ({
    status: 'accepted' as const,
    acceptedBy: id,
    acceptedName: name,
    acceptedAt: now(),
  })
  const revokeBy: Invites['revokeBy'] = async (sessionId, createdBy) => {
    for await (const invite of everyDocument(records, { sessionId }))
      if (invite.createdBy === createdBy) await records.update(invite.id, { status: 'revoked' }, { status: 'open' })
  }
  return {
    async create({ sessionId, role, createdBy }) {
      if ((await records.count(openIn(sessionId))) >= maxOpenInvites) return 'TOO_MANY'
      const token = newToken()
      const createdAt = now()
      const invite: InviteRecord = {
        id: randomUUID(),
        sessionId,
        role,
        tokenHash: hashOf(token),
        createdBy,
        createdAt,
        expiresAt: createdAt + fixedPeriodsMs.invite,
        status: 'open',
        acceptedBy: null,
        acceptedName: null,
        acceptedAt: null,
        revokedAt: null,
        declined: null,
      }
      await records.insert(invite)
      return { invite, token }
    },
    of: (sessionId) => records.find({ where: { sessionId }, sort: [['createdAt', 'desc']], limit: maxListed }),
    async byId(sessionId, inviteId) {
      const invite = await records.get(inviteId)
      return invite?.sessionId === sessionId ? invite : undefined
    },
    async byToken(token) {
      const [invite] = await records.find({ where: { tokenHash: hashOf(token) }, limit: 1 })
      return invite
    },
    async decline({ id }, message) {
      const declined = { status: 'revoked', revokedAt: now(), declined: { message } } as const
      await records.update(id, declined, { status: 'open', expiresAt: { gt: now() } })
    },
    async reopen({ id, revokedAt }) {
      const opened = { status: 'open', revokedAt: null, declined: null } as const
      await records.update(id, opened, { status: 'revoked', revokedAt })
    },
    revoke: ({ id }) =>
      records.update(
        id,
        { status: 'revoked', revokedAt: now(), declined: null },
        { status: { in: ['open', 'revoked'] } },
      ),
    claim: ({ id }, claimant) => records.update(id, claimOf(claimant), { status: 'open', expiresAt: { gt: now() } }),
    claimAbandoned: ({ id, acceptedBy }, claimant) =>
      records.update(id, claimOf(claimant), {
        status: 'accepted',
        acceptedBy,
        acceptedAt: { lt: now() - claimLastsMs },
        expiresAt: { gt: now() },
      }),
    async release({ id }, claimant) {
      const freed = { status: 'open', acceptedBy: null, acceptedName: null, acceptedAt: null } as const
      await records.update(id, freed, { status: 'accepted', acceptedBy: claimant.id })
    },
    revokeBy,
    async revokeAcceptedBy(sessionId, acceptedBy) {
      for await (const invite of everyDocument(records, { sessionId }))
        if (invite.acceptedBy === acceptedBy)
          await records.update(invite.id, { status: 'revoked', revokedAt: now() }, { status: 'accepted' })
    },
    async leaveOut(sessionId, { id, name }) {
      await revokeBy(sessionId, id)
      for await (const invite of everyDocument(records, { sessionId }))
        if (invite.acceptedBy === id) await records.update(invite.id, { acceptedName: name })
    },
    removeOf: (sessionId) => removeAll(records, { sessionId }),
    async removeEnded(keptDays) {
      const ended = { lte: now() - keptDays * dayMs }
      for (const where of [{ acceptedAt: ended }, { revokedAt: ended }, { expiresAt: ended }])
        await removeAll(records, where)
    },
  }
}

/** An invite's status, as shown to members who may invite. */
export function statusOf(invite: InviteRecord, at: number): InviteRecord['status'] | 'expired' | 'declined' {
  if (invite.declined !== null) return 'declined'
  return invite.status === 'open' && invite.expiresAt <= at ? 'expired' : invite.status
}
