import { createHmac } from 'node:crypto'
import { fixedPeriodsMs, trialLifetimeMs } from '@greenroom/shared/rules'
import { z } from 'zod'
import { networkOf } from '../../platform/networkOf.ts'
import type { Store } from '../../store/port.ts'

const trialSchema = z.object({
  /** The session's id. */
  id: z.string(),
  guestId: z.string(),
  /** The address that opened it, as a keyed hash, until that is erased. */
  address: z.string(),
  /**
   * `{address}/{0 …}`: the trial's number among that address's trials of the day, which keeps two from sharing one.
   * Missing once the day is over.
   */
  place: z.string().optional(),
  createdAt: z.number(),
  expiresAt: z.number(),
  /**
   * `promised`: an account was created with it, but its email isn't verified. `claimed`: an account has signed in with
   * it or verified its email, but the log doesn't have that yet. `kept`: the log has it.
   */
  status: z.enum(['open', 'promised', 'claimed', 'kept']),
  userId: z.int().nullable(),
  /** The name of the account's owner. */
  userName: z.string(),
  /** The account the trial is held for; missing if it never was. */
  promisedTo: z.int().optional(),
  promisedUntil: z.number().optional(),
})
export type TrialRecord = z.infer<typeof trialSchema>

/** Records of visitors' interviews: the guest, when they end, and the account that owns them. */
export type Trials = {
  get(sessionId: string): Promise<TrialRecord | undefined>
  /** Adds a record, or returns when the address may have another trial. Idempotent. */
  open(trial: { sessionId: string; guestId: string; address: string }): Promise<TrialRecord | { freeAt: number }>
  /** When the address may open another trial, ms since 1970; null if it may now. */
  freeAt(address: string): Promise<number | null>
  /**
   * Holds the trial for an account until its email is verified. If called several times, the last account counts. A
   * no-op if an account owns it.
   */
  promise(sessionId: string, userId: number): Promise<void>
  /** The trials held for this account. */
  promisedTo(userId: number): Promise<TrialRecord[]>
  /** Gives the trial to an account. If several try, the first one gets it. */
  claim(sessionId: string, account: { userId: number; name: string }): Promise<TrialRecord | undefined>
  markKept(sessionId: string): Promise<void>
  /** Trials whose log doesn't name their account yet. */
  claimed(): Promise<TrialRecord[]>
  /** Trials whose day is over, to be deleted unless an account owns them. */
  over(): Promise<TrialRecord[]>
  remove(sessionId: string): Promise<void>
  /** The trials an account has or is about to get. */
  of(userId: number): Promise<TrialRecord[]>
}

const pageSize = 100

/** @param secret the key for hashing addresses */
export function openTrials(
  store: Store,
  { maxPerAddress, secret, now }: { maxPerAddress: number; secret: string; now: () => number },
): Trials {
  const records = store.collection<TrialRecord>({
    name: 'trials',
    unique: [['place']],
    indexes: [
      ['status', 'expiresAt'],
      ['address', 'expiresAt'],
      ['userId'],
      ['promisedTo'],
      ['status', 'promisedUntil'],
    ],
    parse: (stored) => trialSchema.parse(stored),
  })
  const hashOf = (address: string): string =>
    createHmac('sha256', secret)
      .update(`address ${networkOf(address)}`)
      .digest('base64url')

  /** Stores the record under a free number of its address. Makes room by dropping records older than a day. */
  async function insertInPlace(record: TrialRecord): Promise<TrialRecord | undefined> {
    const taken = await records.count({ address: record.address, expiresAt: { gt: now() } })
    for (let tried = 0; tried < maxPerAddress; tried += 1) {
      const place = `${record.address}/${(taken + tried) % maxPerAddress}`
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

  /** When the oldest of the address's trials is a day old, ms since 1970. */
  async function firstToEnd(address: string): Promise<number> {
    const [first] = await records.find({
      where: { address, expiresAt: { gt: now() } },
      sort: [['expiresAt', 'asc']],
      limit: 1,
    })
    return first?.expiresAt ?? now() + trialLifetimeMs
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
      return opened ?? { freeAt: await firstToEnd(hashed) }
    },
    async freeAt(address) {
      const hashed = hashOf(address)
      const taken = await records.count({ address: hashed, expiresAt: { gt: now() } })
      return taken < maxPerAddress ? null : firstToEnd(hashed)
    },
    async promise(sessionId, userId) {
      const promised = {
        status: 'promised',
        promisedTo: userId,
        promisedUntil: now() + fixedPeriodsMs.verifyEmailLink,
      } as const
      await records.update(sessionId, promised, { status: { in: ['open', 'promised'] }, expiresAt: { gt: now() } })
    },
    promisedTo: (userId) => records.find({ where: { status: 'promised', promisedTo: userId }, limit: pageSize }),
    async claim(sessionId, { userId, name }) {
      const claimed = { status: 'claimed', userId, userName: name } as const
      const isFree = { status: { in: ['open', 'promised'] }, expiresAt: { gt: now() } }
      const isHeld = { status: 'promised', promisedTo: userId, promisedUntil: { gt: now() } }
      for (const when of [isFree, isHeld]) if (await records.update(sessionId, claimed, when)) break
      return records.get(sessionId)
    },
    async markKept(sessionId) {
      await records.update(sessionId, { status: 'kept' }, { status: 'claimed' })
    },
    claimed: () => records.find({ where: { status: 'claimed' }, limit: pageSize }),
    of: (userId) => records.find({ where: { userId }, limit: pageSize }),
    async over() {
      const days = { status: { in: ['open', 'kept'] }, expiresAt: { lte: now() } }
      const promises = { status: 'promised', promisedUntil: { lte: now() } }
      return (await Promise.all([days, promises].map((where) => records.find({ where, limit: pageSize })))).flat()
    },
    async remove(sessionId) {
      await records.delete(sessionId)
    },
  }
}
