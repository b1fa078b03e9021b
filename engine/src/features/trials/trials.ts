import { createHmac } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { trialLifetimeMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

const trialSchema = z.object({
  /** That of the session. */
  id: z.string(),
  guestId: z.string(),
  /** The address it was opened from, as a keyed hash, until it is forgotten. */
  address: z.string(),
  /** `{address}/{0 …}`: which of the address's interviews of the day it is, so that no two take the same; missing once that day is over. */
  place: z.string().optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /** `claimed`: an account has signed in with it, and the log is yet to say so. `kept`: the log says so. */
  status: z.enum(['open', 'claimed', 'kept']),
  userId: z.int().nullable(),
  /** What that account's holder is called. */
  userName: z.string(),
})
export type TrialRecord = z.infer<typeof trialSchema>

/** What is written down of visitors' interviews: who is their guest, when they end, and which account keeps them. */
export type Trials = {
  get(sessionId: string): Promise<TrialRecord | undefined>
  /** Writes one down, or says when the address may have another one. The same again is no harm. */
  open(trial: { sessionId: string; guestId: string; address: string }): Promise<TrialRecord | { freeAt: number }>
  /** An account takes it; of several that try, the first one. */
  claim(sessionId: string, account: { userId: number; name: string }): Promise<TrialRecord | undefined>
  markKept(sessionId: string): Promise<void>
  /** Those whose log does not yet say to which account they belong. */
  claimed(): Promise<TrialRecord[]>
  /** Those whose day is over: to be deleted, where no account has them. */
  over(): Promise<TrialRecord[]>
  remove(sessionId: string): Promise<void>
}

const pageSize = 100

/** @param secret keys the hashes of addresses */
export function openTrials(
  store: Store,
  { mostPerAddress, secret, now }: { mostPerAddress: number; secret: string; now: () => number },
): Trials {
  const records = store.collection<TrialRecord>({
    name: 'trials',
    unique: [['place']],
    indexes: [
      ['status', 'expiresAt'],
      ['address', 'expiresAt'],
    ],
    parse: (stored) => trialSchema.parse(stored),
  })
  const hashOf = (address: string): string =>
    createHmac('sha256', secret)
      .update(`address ${networkOf(address)}`)
      .digest('base64url')

  /** Puts the record in a free place of its address. Whoever is there for longer than a day makes way. */
  async function insertInPlace(record: TrialRecord): Promise<TrialRecord | undefined> {
    const taken = await records.count({ address: record.address, expiresAt: { gt: now() } })
    for (let tried = 0; tried < mostPerAddress; tried += 1) {
      const place = `${record.address}/${(taken + tried) % mostPerAddress}`
      const placed = { ...record, place }
      if ((await records.insert(placed)) === 'inserted') return placed
      const known = await records.get(record.id)
      if (known !== undefined) return known
      const [holder] = await records.find({ where: { place }, limit: 1 })
      if (holder === undefined || holder.expiresAt > now()) continue
      await records.update(holder.id, { place: undefined }, { place })
      if ((await records.insert(placed)) === 'inserted') return placed
    }
    return undefined
  }

  return {
    get: records.get,
    async open({ sessionId, guestId, address }) {
      const known = await records.get(sessionId)
      if (known !== undefined) return known
      const createdAt = now()
      const hashed = hashOf(address)
      const record: TrialRecord = {
        id: sessionId,
        guestId,
        address: hashed,
        createdAt,
        expiresAt: createdAt + trialLifetimeMs,
        status: 'open',
        userId: null,
        userName: '',
      }
      const opened = await insertInPlace(record)
      if (opened !== undefined) return opened
      const [first] = await records.find({
        where: { address: hashed, expiresAt: { gt: createdAt } },
        sort: [['expiresAt', 'asc']],
        limit: 1,
      })
      return { freeAt: first?.expiresAt ?? createdAt + trialLifetimeMs }
    },
    async claim(sessionId, { userId, name }) {
      await records.update(
        sessionId,
        { status: 'claimed', userId, userName: name },
        { status: 'open', expiresAt: { gt: now() } },
      )
      return records.get(sessionId)
    },
    async markKept(sessionId) {
      await records.update(sessionId, { status: 'kept' }, { status: 'claimed' })
    },
    claimed: () => records.find({ where: { status: 'claimed' }, limit: pageSize }),
    over: () =>
      records.find({ where: { status: { in: ['open', 'kept'] }, expiresAt: { lte: now() } }, limit: pageSize }),
    async remove(sessionId) {
      await records.delete(sessionId)
    },
  }
}

/** An address of IPv4, or the network that one household of IPv6 has all to itself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':')
}
