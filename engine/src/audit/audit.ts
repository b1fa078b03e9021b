import { randomUUID } from 'node:crypto'
import { deletedUserName } from '@greenroom/shared/session'
import { type AuditActor, type AuditedState, type AuditRecord, auditRecordSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'
import { jsonListFile, type PersonalData } from '../platform/personalData.ts'
import { everyDocument } from '../store/everyDocument.ts'
import type { Store } from '../store/port.ts'

const storedSchema = auditRecordSchema.extend({
  /** The administrator or content creator who made the change, so that their actions can be found. */
  adminId: z.int().nullable(),
})
type Stored = z.infer<typeof storedSchema>

export type NewAuditRecord = Omit<AuditRecord, 'id' | 'at' | 'reason'> & {
  /** Makes recording idempotent: recording the same id again has no effect. */
  id?: string | undefined
  /** When it happened, ISO 8601 in UTC; the current time if missing. */
  at?: string | undefined
  reason?: string | null | undefined
}

/** `after`: the id of the last record on the previous page. */
export type AuditPage = { limit?: number | undefined; after?: string | undefined }

/**
 * The audit trail: who changed what about whom, when and why. Records are only ever added, except that a deleted
 * account's text is removed.
 */
export type AuditTrail = {
  /**
   * Stores a record durably.
   * @returns its id, and whether it is new
   */
  record(record: NewAuditRecord): Promise<{ id: string; isNew: boolean }>
  has(id: string): Promise<boolean>
  /** Records about a user, latest first. */
  of(userId: number, page?: AuditPage): Promise<AuditRecord[]>
  /** All records, latest first. */
  latest(page?: AuditPage): Promise<AuditRecord[]>
  personalData: PersonalData
}

/** Fields of `before` and `after` that contain facts rather than text. They stay when the account is deleted. */
const facts: ReadonlySet<string> = new Set([
  'userId',
  'subscriptionTier',
  'subscriptionExpiry',
  'plan',
  'renews',
  'tokens',
  'balance',
  'status',
  'tier',
  'role',
  'sessionId',
  'item',
  'version',
  'path',
  'versionId',
])

const onlyFacts = (state: AuditedState): AuditedState =>
  state && Object.fromEntries(Object.entries(state).filter(([field]) => facts.has(field)))

const recordOf = ({ id, at, by, about, what, before, after, reason }: Stored): AuditRecord => ({
  ...{ id, at, by, about, what, before, after, reason },
})

export function openAudit(store: Store, { now }: { now: () => number }): AuditTrail {
  const records = store.collection<Stored>({
    name: 'auditTrail',
    unique: [],
    indexes: [['about', 'at'], ['at'], ['adminId']],
    parse: (stored) => storedSchema.parse(stored),
  })
  const pageOf = ({ limit = 50, after }: AuditPage = {}) => ({
    sort: [['at', 'desc']] as const,
    limit,
    ...(after === undefined ? {} : { after }),
  })

  return {
    async record({ id = randomUUID(), at = new Date(now()).toISOString(), reason = null, ...rest }) {
      const adminId = rest.by.kind === 'admin' || rest.by.kind === 'creator' ? rest.by.userId : null
      return { id, isNew: (await records.insert({ ...rest, id, at, reason, adminId })) === 'inserted' }
    },
    has: async (id) => (await records.get(id)) !== undefined,
    of: async (userId, page) => (await records.find({ where: { about: userId }, ...pageOf(page) })).map(recordOf),
    latest: async (page) => (await records.find({ where: {}, ...pageOf(page) })).map(recordOf),
    personalData: {
      collections: ['auditTrail'],
      async *exported({ userId }) {
        yield jsonListFile('changes.json', changesOf(userId))
      },
      async erase({ userId, emails }) {
        for await (const { id, before, after } of everyDocument(records, { about: userId }))
          await records.update(id, { before: onlyFacts(before), after: onlyFacts(after), reason: null })
        for await (const { id, by } of everyDocument(records, { adminId: userId })) {
          const kind = by.kind === 'creator' ? 'creator' : 'admin'
          await records.update(id, { by: { kind, userId, name: deletedUserName } satisfies AuditActor })
        }
        // Records that aren't about a user can also contain an address: one that was added to the alpha list.
        for await (const { id, before, after, reason } of everyDocument(records, { about: null })) {
          const words = JSON.stringify([before, after, reason]).toLowerCase()
          if (emails.some((email) => words.includes(email)))
            await records.update(id, { before: onlyFacts(before), after: onlyFacts(after), reason: null })
        }
      },
    },
  }

  /** The export omits the administrator, who is staff. */
  async function* changesOf(userId: number) {
    for await (const { at, what, by, before, after, reason } of everyDocument(records, { about: userId }))
      yield { at, what, by: by.kind, before, after, reason }
  }
}
