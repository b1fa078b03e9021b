import { z } from 'zod'
import type { Store } from '../store/port.ts'
import { removeAll } from '../store/removeAll.ts'
import { type Entry, entrySchema } from './entry.ts'

/** A stored entry. `checkAt`: when to check the reservation it opened, or null. */
const storedSchema = z.intersection(
  entrySchema,
  z.object({ id: z.string(), checkAt: z.number().nullish(), used: z.int().optional() }),
)
type StoredEntry = z.infer<typeof storedSchema>

/** A reservation due for a check. */
export type OpenReservation = {
  stream: string
  seq: number
  at: number
  reservationId: string
  purpose: Extract<Entry, { kind: 'reservation' }>['purpose']
}

/** The entries of all streams. */
export type Entries = {
  /** `duplicate`: the position or the id is taken. `checkAt` adds the entry to the index of open reservations. */
  append(entry: Entry, checkAt: number | null): Promise<'inserted' | 'duplicate'>
  /** All entries in order. Holds one page in memory at a time. */
  all(stream: string): AsyncIterable<Entry>
  /** The entries after `seq`, in order. */
  after(stream: string, seq: number): Promise<Entry[]>
  /** Deletes all entries of a stream. */
  remove(stream: string): Promise<void>
  has(stream: string, entryId: string): Promise<boolean>
  /** The tokens used by all wallets between `from` (inclusive) and `before` (exclusive); ms since 1970. */
  tokensUsed(from: number, before: number): Promise<number>
  /** Reservations due for a check, most overdue first. */
  due(now: number): Promise<OpenReservation[]>
  /** Sets when to check this entry's reservation again; null once it's closed. */
  checkAgain(entry: Pick<Entry, 'stream' | 'seq'>, at: number | null): Promise<void>
}

const pageSize = 500
const maxDue = 100

export function openEntries(store: Store): Entries {
  const entries = store.collection<StoredEntry>({
    name: 'ledger',
    unique: [
      ['stream', 'seq'],
      ['stream', 'entryId'],
    ],
    indexes: [['checkAt'], ['kind', 'at', 'used']],
    parse: (stored) => storedSchema.parse(stored),
  })
  async function* all(stream: string): AsyncGenerator<Entry> {
    for (let from = 0; ; ) {
      const page = await entries.find({
        where: { stream, seq: { gt: from } },
        sort: [['seq', 'asc']],
        limit: pageSize,
      })
      yield* page
      const last = page.at(-1)
      if (last === undefined || page.length < pageSize) return
      from = last.seq
    }
  }
  const idOf = ({ stream, seq }: Pick<Entry, 'stream' | 'seq'>) => `${stream}:${seq}`
  return {
    all,
    append: (entry, checkAt) => entries.insert({ ...entry, id: idOf(entry), checkAt }),
    async after(stream, seq) {
      const all: Entry[] = []
      for (let from = seq; ; ) {
        const page = await entries.find({
          where: { stream, seq: { gt: from } },
          sort: [['seq', 'asc']],
          limit: pageSize,
        })
        all.push(...page)
        const last = page.at(-1)
        if (last === undefined || page.length < pageSize) return all
        from = last.seq
      }
    },
    remove: (stream) => removeAll(entries, { stream }),
    async has(stream, entryId) {
      return (await entries.count({ stream, entryId })) > 0
    },
    tokensUsed: (from, before) =>
      entries.sum('used', {
        kind: 'settlement',
        at: { gte: from, lt: before },
        // Learners' streams settle charges, not tokens.
        stream: { gte: 'wallet:', lt: 'wallet;' },
      }),
    async due(now) {
      const found = await entries.find({
        where: { checkAt: { lte: now } },
        sort: [['checkAt', 'asc']],
        limit: maxDue,
      })
      return found.flatMap((entry) =>
        entry.kind === 'reservation'
          ? [
              {
                stream: entry.stream,
                seq: entry.seq,
                at: entry.at,
                reservationId: entry.reservationId,
                purpose: entry.purpose,
              },
            ]
          : [],
      )
    },
    async checkAgain(entry, at) {
      await entries.update(idOf(entry), { checkAt: at }, { stream: entry.stream })
    },
  }
}
