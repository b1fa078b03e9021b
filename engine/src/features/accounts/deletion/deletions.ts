import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import type { Store } from '../../../store/port.ts'

/** An engine that deletes holds on to it for so long; after that another one goes on. */
const leaseMs = 60_000
const maxDue = 20

const recordSchema = z.object({
  /** The number of the user, as text. */
  id: z.string(),
  userId: z.int(),
  identityId: z.string(),
  askedAt: z.number(),
  deleteAt: z.number(),
  /** `asked`: its sign-ins and links are being ended, and the mail is yet to be sent. `kept`: taken back. */
  status: z.enum(['asked', 'waiting', 'kept', 'deleting']),
  /** When an engine may take it up, or take it over from another one. */
  nextAt: z.number(),
  /** The addresses to look for, written down when the deletion begins: by then the account may be half gone. */
  emails: z.array(z.string()).optional(),
})
export type Deletion = z.infer<typeof recordSchema>

/** Accounts that are to be deleted. A record goes with its account, or when the account is kept. */
export type Deletions = {
  /** Asks for one; the same one where there is one already. Times in ms since 1970. */
  ask(account: { userId: number; identityId: string }): Promise<Deletion>
  /** That of a user; undefined if the account stays. */
  of(userId: number): Promise<Deletion | undefined>
  /** Takes it back; false if there is none, or the deletion has begun. */
  keep(userId: number): Promise<boolean>
  /** Its sign-ins and links are ended, and the mail is under way: it waits for its day. */
  markTold(userId: number): Promise<void>
  /** Those with something to do now. */
  due(): Promise<Deletion[]>
  /** Takes one up; of several engines one succeeds. For one whose day has come: from now on it cannot be kept. */
  takeUp(deletion: Deletion, emails: readonly string[]): Promise<boolean>
  /** Nothing is left of it but this record, which goes now. */
  finish(userId: number): Promise<void>
}

export function openDeletions(store: Store, now: () => number): Deletions {
  const records = store.collection<Deletion>({
    name: 'accountDeletions',
    unique: [],
    indexes: [['nextAt'], ['status']],
    parse: (stored) => recordSchema.parse(stored),
  })
  const stands = (deletion: Deletion | undefined): Deletion | undefined =>
    deletion?.status === 'kept' ? undefined : deletion
  return {
    async ask({ userId, identityId }) {
      const askedAt = now()
      const id = String(userId)
      const times = { askedAt, deleteAt: askedAt + fixedPeriodsMs.accountDeletion, nextAt: askedAt }
      const asked: Deletion = { id, userId, identityId, ...times, status: 'asked' }
      for (;;) {
        if ((await records.insert(asked)) === 'inserted') return asked
        const known = await records.get(id)
        if (known !== undefined && known.status !== 'kept') return known
        // It was kept. We clear up its record.
        await records.delete(id)
      }
    },
    async of(userId) {
      return stands(await records.get(String(userId)))
    },
    async keep(userId) {
      const id = String(userId)
      const kept = await records.update(id, { status: 'kept' }, { status: { in: ['asked', 'waiting'] } })
      if (kept) await records.delete(id)
      return kept
    },
    async markTold(userId) {
      const record = await records.get(String(userId))
      if (record === undefined) return
      await records.update(record.id, { status: 'waiting', nextAt: record.deleteAt }, { status: 'asked' })
    },
    async due() {
      const where = { nextAt: { lte: now() }, status: { in: ['asked', 'waiting', 'deleting'] } } as const
      return records.find({ where, sort: [['nextAt', 'asc']], limit: maxDue })
    },
    async takeUp({ id, status, nextAt, deleteAt, emails: known }, emails) {
      if (nextAt > now()) return false
      const hasCome = deleteAt <= now()
      const taken = {
        nextAt: now() + leaseMs,
        ...(hasCome ? { status: 'deleting' as const, emails: known ?? [...emails] } : {}),
      }
      return records.update(id, taken, { status, nextAt })
    },
    async finish(userId) {
      await records.delete(String(userId))
    },
  }
}
