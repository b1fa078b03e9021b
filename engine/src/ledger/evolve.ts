import { monthOf } from '@greenroom/shared/rules'
import { type ModelUsage, modelUsageOfBoth, noModelUsage } from '@greenroom/shared/session'
import { amountOf, type Entry, type Purpose, startOf } from './entry.ts'

/** An open reservation. */
export type Reservation = {
  id: string
  reserved: number
  purpose: Purpose
  warnsOf: string | null
  /** The number of entries this state is derived from. */
  entries: number
}

/** A stream's state: the amounts available and reserved. */
export type Account = {
  stream: string
  seq: number
  /** The starting balance plus the sum of all entries; never below zero. */
  balance: number
  /** Experience points. They are never spent. */
  xp: number
  open: ReadonlyMap<string, Reservation>
  closed: ReadonlyMap<string, 'settled' | 'released'>
  /** The latest month with a grant, and that month's total. */
  month: { name: string; allowance: number } | null
  /** The months with a low-balance warning. */
  warned: ReadonlySet<string>
  /** Tokens paid to language models, by the month they were settled. */
  modelUsed: ReadonlyMap<string, ModelUsage>
}

export const emptyAccount = (stream: string): Account => ({
  stream,
  seq: 0,
  balance: startOf(stream),
  xp: 0,
  open: new Map(),
  closed: new Map(),
  month: null,
  warned: new Set(),
  modelUsed: new Map(),
})

/** A ledger that `decide.ts` can't have produced, so there is a bug. */
export class CorruptLedger extends Error {
  override name = 'CorruptLedger'
}

/**
 * The account after an entry. Pure.
 * @throws CorruptLedger if the entry isn't the next one, or takes more than there is
 */
export function evolve(account: Account, entry: Entry): Account {
  const { stream, seq } = entry
  const balance = account.balance + amountOf(entry)
  if (stream !== account.stream || seq !== account.seq + 1) throw new CorruptLedger(`${stream} has no place for ${seq}`)
  if (balance < 0) throw new CorruptLedger(`${stream} falls below zero at ${seq}`)
  const next = { ...account, seq, balance }
  switch (entry.kind) {
    case 'grant':
      if (entry.monthly === undefined) return next
      return { ...next, month: { name: entry.monthly.month, allowance: entry.monthly.allowance } }
    case 'reservation':
      return reserved(next, entry)
    case 'settlement':
      return modelPaid(closed(next, entry.reservationId, 'settled'), entry)
    case 'release': {
      // The reservation was released, so nobody has seen its warning.
      const { warnsOf } = opened(account, entry.reservationId)
      const warned = new Set([...account.warned].filter((month) => month !== warnsOf))
      return { ...closed(next, entry.reservationId, 'released'), warned }
    }
    case 'refund':
      return next
    case 'xp':
      return { ...next, xp: account.xp + entry.points }
  }
}

/** The sum of all reservations. */
export const reservedIn = ({ open }: Account): number =>
  [...open.values()].reduce((sum, reservation) => sum + reservation.reserved, 0)

function reserved(account: Account, entry: Extract<Entry, { kind: 'reservation' }>): Account {
  const { reservationId: id, purpose, warnsOf } = entry
  const before = account.open.get(id)
  if (account.closed.has(id)) throw new CorruptLedger(`${account.stream} reserves for ${id}, which is closed`)
  const reservation = {
    id,
    reserved: (before?.reserved ?? 0) - entry.amount,
    purpose: before?.purpose ?? purpose,
    warnsOf: warnsOf ?? before?.warnsOf ?? null,
    entries: (before?.entries ?? 0) + 1,
  }
  return {
    ...account,
    open: new Map(account.open).set(id, reservation),
    warned: warnsOf === undefined ? account.warned : new Set(account.warned).add(warnsOf),
  }
}

function modelPaid(account: Account, { model, at }: Extract<Entry, { kind: 'settlement' }>): Account {
  if (model === undefined) return account
  const month = monthOf(at)
  const before = account.modelUsed.get(month) ?? noModelUsage
  return { ...account, modelUsed: new Map(account.modelUsed).set(month, modelUsageOfBoth(before, model)) }
}

function closed(account: Account, id: string, how: 'settled' | 'released'): Account {
  opened(account, id)
  const open = new Map(account.open)
  open.delete(id)
  return { ...account, open, closed: new Map(account.closed).set(id, how) }
}

function opened({ open, stream }: Account, id: string): Reservation {
  const reservation = open.get(id)
  if (reservation === undefined) throw new CorruptLedger(`${stream} has nothing reserved for ${id}`)
  return reservation
}
