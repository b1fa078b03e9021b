import { LRUCache } from 'lru-cache'
import { type Store, StoreUnavailable } from '../store/port.ts'
import { decide, type LedgerCommand } from './decide.ts'
import { type Entries, openEntries } from './entries.ts'
import type { Entry } from './entry.ts'
import { type Account, emptyAccount, evolve } from './evolve.ts'

/** If a reservation's command has no commit after this long, the reservation is orphaned. */
export const orphanAfterMs = 15_000
/**
 * After a conflict with another engine, decides again up to this many times. After that, the call fails as in an
 * outage.
 */
const maxDecisions = 30
const cachedAccounts = 5_000

/** `done` includes the balance afterwards, even if it had been done before. */
export type LedgerOutcome = { outcome: 'done' | 'insufficient'; account: Account }
type ArgumentsOf<T extends LedgerCommand['type']> = Omit<Extract<LedgerCommand, { type: T }>, 'type'>

/**
 * The streams of tokens, charges and experience. Every call is idempotent, works on any engine, and throws
 * StoreUnavailable if the store is down.
 */
export type Ledger = {
  grant(stream: string, grant: ArgumentsOf<'grant'>): Promise<Account>
  grantMonth(stream: string, grant: ArgumentsOf<'grantMonth'>): Promise<Account>
  /** `insufficient` if the balance is too low; nothing is reserved in that case. */
  reserve(stream: string, reservation: ArgumentsOf<'reserve'>): Promise<LedgerOutcome>
  settle(stream: string, settlement: ArgumentsOf<'settle'>): Promise<Account>
  release(stream: string, release: ArgumentsOf<'release'>): Promise<Account>
  refund(stream: string, refund: ArgumentsOf<'refund'>): Promise<Account>
  earn(stream: string, earned: ArgumentsOf<'earn'>): Promise<Account>
  /** The account, including the latest entries from other engines. */
  of(stream: string): Promise<Account>
  /** The account as cached on this engine. Other engines may have added entries. */
  known(stream: string): Promise<Account>
  /** All entries, in order. */
  entriesOf: Entries['all']
  /** Deletes a stream, because its account is being deleted. */
  remove(stream: string): Promise<void>
  due: Entries['due']
  checkAgain: Entries['checkAgain']
}

export type LedgerOptions = {
  store: Store
  now: () => number
  /** Called with every entry right after this engine stores it. */
  onEntry?: (entry: Entry) => void
}

export function openLedger({ store, now, onEntry }: LedgerOptions): Ledger {
  const entries = openEntries(store)
  const cache = new LRUCache<string, Account>({ max: cachedAccounts })
  const turns = new Map<string, Promise<unknown>>()

  /** Decides a stream's commands one at a time, so that only other engines can cause conflicts. */
  function inTurn<T>(stream: string, work: () => Promise<T>): Promise<T> {
    const turn = (turns.get(stream) ?? Promise.resolve()).then(work, work)
    const settled = turn.then(noop, noop)
    turns.set(stream, settled)
    void settled.then(() => {
      if (turns.get(stream) === settled) turns.delete(stream)
    })
    return turn
  }

  async function reload(stream: string): Promise<Account> {
    const known = cache.get(stream) ?? emptyAccount(stream)
    const account = (await entries.after(stream, known.seq)).reduce(evolve, known)
    const latest = cache.get(stream)
    if (latest !== undefined && latest.seq > account.seq) return latest
    cache.set(stream, account)
    return account
  }

  const known = async (stream: string): Promise<Account> => cache.get(stream) ?? (await reload(stream))

  async function decideAndStore(stream: string, command: LedgerCommand): Promise<LedgerOutcome> {
    let account = await known(stream)
    for (let round = 0; round < maxDecisions; round += 1) {
      const decision = decide(account, command)
      if (decision === 'nothing' || decision === 'insufficient') {
        const latest = await reload(stream)
        if (latest.seq === account.seq) return { outcome: decision === 'nothing' ? 'done' : decision, account }
        account = latest
        continue
      }
      const entry: Entry = { ...decision.append, stream, seq: account.seq + 1, at: now() }
      const next = evolve(account, entry)
      const opens = entry.kind === 'reservation' && !account.open.has(entry.reservationId)
      if ((await entries.append(entry, opens ? entry.at + orphanAfterMs : null)) === 'inserted') {
        cache.set(stream, next)
        onEntry?.(entry)
        return { outcome: 'done', account: next }
      }
      account = await reload(stream)
      if (isOncePerId(command) && (await entries.has(stream, entry.entryId))) return { outcome: 'done', account }
    }
    throw new StoreUnavailable(`too many write to ${stream} at once`)
  }

  const run = (stream: string, command: LedgerCommand): Promise<LedgerOutcome> =>
    inTurn(stream, () => decideAndStore(stream, command))
  const done = async (stream: string, command: LedgerCommand): Promise<Account> => (await run(stream, command)).account

  return {
    grant: (stream, grant) => done(stream, { type: 'grant', ...grant }),
    grantMonth: (stream, grant) => done(stream, { type: 'grantMonth', ...grant }),
    reserve: (stream, reservation) => run(stream, { type: 'reserve', ...reservation }),
    settle: (stream, settlement) => done(stream, { type: 'settle', ...settlement }),
    release: (stream, release) => done(stream, { type: 'release', ...release }),
    refund: (stream, refund) => done(stream, { type: 'refund', ...refund }),
    earn: (stream, earned) => done(stream, { type: 'earn', ...earned }),
    of: reload,
    known,
    entriesOf: entries.all,
    remove: (stream) =>
      inTurn(stream, async () => {
        await entries.remove(stream)
        cache.delete(stream)
      }),
    due: entries.due,
    checkAgain: entries.checkAgain,
  }
}

/** For other commands, the account itself shows whether they have been done. */
function isOncePerId({ type }: LedgerCommand): boolean {
  return type === 'grant' || type === 'refund' || type === 'earn'
}

function noop(): void {}
