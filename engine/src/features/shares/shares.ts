import { randomUUID } from 'node:crypto'
import { dayMs, fixedPeriodsMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import { hashOf, newToken } from '../../platform/secretTokens.ts'
import { everyDocument } from '../../store/everyDocument.ts'
import type { Store } from '../../store/port.ts'
import { removeAll } from '../../store/removeAll.ts'

/** The maximum number of open links; nobody needs more. */
export const maxOpenShares = 20
const maxListed = 200

const recordSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  /** The token itself is only in the link. */
  tokenHash: z.string(),
  includesReplay: z.boolean(),
  createdBy: z.string(),
  createdAt: z.number(),
  expiresAt: z.number(),
  status: z.enum(['open', 'revoked']),
  revokedAt: z.number().nullable().default(null),
})
export type ShareRecord = z.infer<typeof recordSchema>

/** Links to scorecards. Anyone with a link can read its scorecard. */
export type Shares = {
  /** Creates a link with its token, or says why there can't be one. */
  create(share: {
    sessionId: string
    createdBy: string
    includesReplay: boolean
  }): Promise<{ share: ShareRecord; token: string } | 'TOO_MANY'>
  /** A session's links, latest first. */
  of(sessionId: string): Promise<ShareRecord[]>
  byId(sessionId: string, shareId: string): Promise<ShareRecord | undefined>
  byToken(token: string): Promise<ShareRecord | undefined>
  revoke(share: ShareRecord): Promise<void>
  /** Revokes this person's links to a session. */
  removeBy(sessionId: string, createdBy: string): Promise<void>
  /** Removes a deleted session's links. */
  removeOf(sessionId: string): Promise<void>
  /** Removes links that were revoked or expired more than this many days ago. */
  removeEnded(keptDays: number): Promise<void>
}

export function openShares(store: Store, now: () => number): Shares {
  const records = store.collection<ShareRecord>({
    name: 'scorecardShares',
    unique: [['tokenHash']],
    indexes: [['sessionId', 'createdAt'], ['status', 'expiresAt'], ['revokedAt'], ['expiresAt']],
    parse: (stored) => recordSchema.parse(stored),
  })
  return {
    async create({ sessionId, createdBy, includesReplay }) {
      const open = { sessionId, status: 'open', expiresAt: { gt: now() } } as const
      if ((await records.count(open)) >= maxOpenShares) return 'TOO_MANY'
      const token = newToken()
      const createdAt = now()
      const share: ShareRecord = {
        id: randomUUID(),
        sessionId,
        tokenHash: hashOf(token),
        includesReplay,
        createdBy,
        createdAt,
        expiresAt: createdAt + fixedPeriodsMs.share,
        status: 'open',
        revokedAt: null,
      }
      await records.insert(share)
      return { share, token }
    },
    of: (sessionId) => records.find({ where: { sessionId }, sort: [['createdAt', 'desc']], limit: maxListed }),
    async byId(sessionId, shareId) {
      const share = await records.get(shareId)
      return share?.sessionId === sessionId ? share : undefined
    },
    async byToken(token) {
      const [share] = await records.find({ where: { tokenHash: hashOf(token) }, limit: 1 })
      return share
    },
    async revoke({ id }) {
      await records.update(id, { status: 'revoked', revokedAt: now() }, { status: 'open' })
    },
    async removeBy(sessionId, createdBy) {
      for await (const share of everyDocument(records, { sessionId }))
        if (share.createdBy === createdBy) await records.delete(share.id)
    },
    removeOf: (sessionId) => removeAll(records, { sessionId }),
    async removeEnded(keptDays) {
      const ended = { lte: now() - keptDays * dayMs }
      for (const where of [{ revokedAt: ended }, { expiresAt: ended }]) await removeAll(records, where)
    },
  }
}

/** A link's status, as shown to its owner. */
export const statusOf = (share: ShareRecord, at: number): ShareRecord['status'] | 'expired' =>
  share.status === 'open' && share.expiresAt <= at ? 'expired' : share.status
