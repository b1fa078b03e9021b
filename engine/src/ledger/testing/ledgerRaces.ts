import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../../store/port.ts'
import { openEntries } from '../entries.ts'
import { amountOf, type Purpose } from '../entry.ts'
import { emptyAccount, evolve, reservedIn } from '../evolve.ts'
import { type Ledger, openLedger } from '../ledger.ts'

const at = Date.parse('2026-11-15T12:00:00Z')
const purpose: Purpose = { lasts: 'interview', sessionId: 's', actor: 'user:1', commandId: 'start' }

/** Two engines on the same database. Each has its own connection and memory. */
let stores: Store[]
let engines: Ledger[]
let streams = 0

const [one, two] = [(): Ledger => engineAt(0), (): Ledger => engineAt(1)]
function engineAt(index: number): Ledger {
  const engine = engines[index]
  if (engine === undefined) throw new Error('there are two engines')
  return engine
}
const newStream = (): string => {
  streams += 1
  return `wallet:${streams}`
}
const entriesOf = async (stream: string) => {
  const [store] = stores
  if (store === undefined) throw new Error('the store is not open')
  return openEntries(store).after(stream, 0)
}

const key = fc.constantFrom('a', 'b', 'c')
const operation = fc.oneof(
  fc.record({ type: fc.constant('grantMonth' as const), month: fc.nat(2) }),
  fc.record({ type: fc.constant('grant' as const), entryId: fc.constantFrom('gift', 'other'), amount: fc.nat(150) }),
  fc.record({ type: fc.constant('reserve' as const), key, atLeast: fc.nat(200) }),
  fc.record({ type: fc.constant('reserve' as const), key, atLeast: fc.nat(200) }),
  fc.record({ type: fc.constant('settle' as const), key, used: fc.nat(250) }),
  fc.record({ type: fc.constant('release' as const), key }),
  fc.record({ type: fc.constant('refund' as const), entryId: fc.constantFrom('back', 'again'), amount: fc.nat(50) }),
)
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never
/** Concurrent steps, each taken by one of the engines or by both. */
const moment = fc.array(fc.record({ operation, by: fc.constantFrom('one', 'two', 'both') }), {
  minLength: 1,
  maxLength: 4,
})

async function run(engine: Ledger, stream: string, each: Operation): Promise<unknown> {
  switch (each.type) {
    case 'grantMonth':
      return engine.grantMonth(stream, { at: at + each.month * 31 * 86_400_000, allowance: 100 })
    case 'grant':
      return engine.grant(stream, each)
    case 'reserve':
      return engine.reserve(stream, { ...each, purpose })
    case 'settle':
      return engine.settle(stream, each)
    case 'release':
      return engine.release(stream, each)
    case 'refund':
      return engine.refund(stream, each)
  }
}

/**
 * Tests two engines that use one ledger concurrently.
 * @param open another connection to the same database
 */
export function ledgerRaces({ runs, open }: { runs: number; open: () => Promise<Store> }): void {
  beforeAll(async () => {
    stores = [await open(), await open()]
    engines = stores.map((store) => openLedger({ store, now: () => at }))
  })
  afterAll(async () => {
    await Promise.all(stores.map((store) => store.close()))
  })

  it('however often and at whatever moment they act: nothing is overdrawn, counted twice or lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(moment, { maxLength: 8 }), async (moments) => {
        const stream = newStream()
        for (const each of moments) {
          await Promise.all(
            each.flatMap((what) => [
              ...(what.by === 'two' ? [] : [run(one(), stream, what.operation)]),
              ...(what.by === 'one' ? [] : [run(two(), stream, what.operation)]),
            ]),
          )
        }
        const entries = await entriesOf(stream)
        // `evolve` throws if a balance falls below zero, a position in the stream is missing, or something is closed
        // twice.
        const account = entries.reduce(evolve, emptyAccount(stream))
        expect(entries.reduce((sum, entry) => sum + amountOf(entry), 0)).toBe(account.balance)
        expect(new Set(entries.map(({ entryId }) => entryId)).size).toBe(entries.length)
        expect(await one().of(stream)).toEqual(account)
        expect(await two().of(stream)).toEqual(account)
        const granted = entries.filter(({ kind }) => kind === 'grant' || kind === 'refund')
        const used = entries.reduce((sum, entry) => sum + (entry.kind === 'settlement' ? entry.used : 0), 0)
        const given = granted.reduce((sum, entry) => sum + amountOf(entry), 0)
        expect(account.balance + reservedIn(account) + used).toBe(given)
      }),
      { numRuns: runs },
    )
  })

  it('one of many reservations gets the last tokens', async () => {
    const stream = newStream()
    await one().grant(stream, { entryId: 'gift', amount: 100 })
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (index % 2 === 0 ? one() : two()).reserve(stream, { key: `session-${index}`, atLeast: 60, purpose }),
      ),
    )
    expect(outcomes.filter(({ outcome }) => outcome === 'done')).toHaveLength(1)
    expect((await one().of(stream)).balance).toBe(40)
  })

  it('one reservation grows to the larger of two requests', async () => {
    const stream = newStream()
    await one().grant(stream, { entryId: 'gift', amount: 100 })
    await one().reserve(stream, { key: 's', atLeast: 30, purpose })
    await two().of(stream)
    await Promise.all([
      one().reserve(stream, { key: 's', atLeast: 50, purpose }),
      two().reserve(stream, { key: 's', atLeast: 70, purpose }),
    ])
    expect(await two().of(stream)).toMatchObject({ balance: 30 })
  })

  it('a reservation is settled or released, never both', async () => {
    const stream = newStream()
    await one().grant(stream, { entryId: 'gift', amount: 100 })
    await one().reserve(stream, { key: 's', atLeast: 60, purpose })
    await two().of(stream)
    await Promise.all([one().settle(stream, { key: 's', used: 25 }), two().release(stream, { key: 's' })])
    const closings = (await entriesOf(stream)).filter(({ kind }) => kind === 'settlement' || kind === 'release')
    expect(closings).toHaveLength(1)
  })

  it('open reservations are in an index, with the time of their next check', async () => {
    const stream = newStream()
    await one().grant(stream, { entryId: 'gift', amount: 100 })
    await one().reserve(stream, { key: 's', atLeast: 60, purpose })
    await one().reserve(stream, { key: 's', atLeast: 70, purpose })
    const mine = async (now: number) => (await two().due(now)).filter((each) => each.stream === stream)
    expect(await mine(at)).toEqual([])
    const [open, ...others] = await mine(at + 60_000)
    expect(others).toEqual([])
    expect(open).toMatchObject({ reservationId: 's', purpose, seq: 2 })
    if (open !== undefined) await two().checkAgain(open, null)
    expect(await mine(at + 60_000)).toEqual([])
  })
}
