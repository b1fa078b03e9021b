import { randomUUID } from 'node:crypto'
import { dayMs, fixedPeriodsMs } from '@greenroom/shared/rules'
import { type ParticipantRole, participantRoleSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { hashOf, newToken } from '../../platform/secretTokens.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

/** A claim this old whose owner is not in the session was cut short, by the end of an engine for example. */
const claimLastsMs = 30_000
/** Nobody needs more at once. */
export const maxOpenInvites = 20
const maxListed = 200

const recordSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  role: participantRoleSchema,
  /** The token itself is in the link only. */
  tokenHash: z.string(),
  createdBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** An accepted invite that ran out was accepted. */
  status: z.enum(['open', 'accepted', 'revoked']),
  acceptedBy: z.string().nullable(),
  acceptedName: z.string().nullable(),
  acceptedAt: z.number().nullable(),
  revokedAt: z.number().nullable().default(null),
})
export type InviteRecord = z.infer<typeof recordSchema>
/** Who claims an invite. */
export type Claimant = { id: string; name: string }

/** Invites, each for one session, one role and one person. */
export type Invites = {
  /** A new one with its token, or why there is none. */
  create(invite: {
    sessionId: string
    role: ParticipantRole
    createdBy: string
  }): Promise<{ invite: InviteRecord; token: string } | 'TOO_MANY'>
  /** Of a session, latest first. */
  of(sessionId: string): Promise<InviteRecord[]>
  byId(sessionId: string, inviteId: string): Promise<InviteRecord | undefined>
  byToken(token: string): Promise<InviteRecord | undefined>
  /** Whether nobody can accept it any more, and nobody has. */
  revoke(invite: InviteRecord): Promise<boolean>
  /** Makes it theirs; of several who try at once one succeeds. */
  claim(invite: InviteRecord, claimant: Claimant): Promise<boolean>
  /** Takes over an old claim of somebody who never got in. */
  claimAbandoned(invite: InviteRecord, claimant: Claimant): Promise<boolean>
  /** Gives a claim back that came to nothing. */
  release(invite: InviteRecord, claimant: Claimant): Promise<void>
  /** Takes back what this person invited to and nobody has accepted, and calls them by this name where they accepted. */
  leaveOut(sessionId: string, person: Claimant): Promise<void>
  /** Takes back what this person invited to and nobody has accepted. */
  revokeBy(sessionId: string, createdBy: string): Promise<void>
  /** Those of a session that is deleted. */
  removeOf(sessionId: string): Promise<void>
  /** Those that were accepted or taken back, or ran out, so many days ago. */
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
    async revoke({ id }) {
      const isRevoked = await records.update(id, { status: 'revoked', revokedAt: now() }, { status: 'open' })
      return isRevoked || (await records.get(id))?.status === 'revoked'
    },
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

/** How an invite stands, as those who invited see it. */
export const statusOf = (invite: InviteRecord, at: number): InviteRecord['status'] | 'expired' =>
  invite.status === 'open' && invite.expiresAt <= at ? 'expired' : invite.status
