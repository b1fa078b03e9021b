import { fixedPeriodsMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import type { Store } from '../../../store/port.ts'

/** How long an engine's lease on a deletion lasts. After it expires, another engine takes over. */
const leaseMs = 60_000
const maxDue = 20

const recordSchema = z.object({
  /** The user's number, as text. */
  id: z.string(),
  userId: z.int(),
  identityId: z.string(),
  askedAt: z.number(),
  deleteAt: z.number(),
  /**
   * `asked`: its sign-ins and links are being ended, and the mail hasn't been sent yet. `kept`: the owner cancelled.
   */
  status: z.enum(['asked', 'waiting', 'kept', 'deleting']),
  /** When an engine may start it, or take it over from another. */
  nextAt: z.number(),
  /**
   * The addresses to search for. Stored when the deletion begins, because after a crash the account may be half gone.
   */
  emails: z.array(z.string()).optional(),
})
export type Deletion = z.infer<typeof recordSchema>

/** Accounts to be deleted. A record is removed with its account, or when the owner keeps the account. */
export type Deletions = {
  /** Requests a deletion; returns the existing one if there is one. Times in ms since 1970. */
  ask(account: { userId: number; identityId: string }): Promise<Deletion>
  /** This user's deletion; undefined if there is none. */
  of(userId: number): Promise<Deletion | undefined>
  /** Cancels the deletion. False if there is none or it has begun. */
  keep(userId: number): Promise<boolean>
  /**
   * Marks a deletion as announced: the sign-ins and links are ended and the mail has been handed over, so it now waits
   * for its date.
   */
  markTold(userId: number): Promise<void>
  /** The deletions with something to do now. */
  due(): Promise<Deletion[]>
  /** Takes the lease on a due deletion; only one engine succeeds. From then on, the account can't be kept. */
  takeUp(deletion: Deletion, emails: readonly string[]): Promise<boolean>
  /** Removes the record, the last trace of the account. */
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
        // The owner kept the account, so only the record needs deleting.
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
