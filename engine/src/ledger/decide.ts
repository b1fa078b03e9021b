import { isLow, maxMonthsOfTokens, monthOf } from '@greenroom/shared/rules'
import { isAnyUsage, type ModelUsage } from '@greenroom/shared/session'
import type { Draft, Purpose } from './entry.ts'
import { type Account, type Reservation, reservedIn } from './evolve.ts'

/** Commands that change a stream. */
export type LedgerCommand =
  /** Takes effect once per `entryId`. */
  | { type: 'grant'; entryId: string; amount: number }
  /** Grants for the month of `at`, once. If the allowance has risen since, grants the difference. */
  | { type: 'grantMonth'; at: number; allowance: number }
  /**
   * Reserves at least `atLeast` under `key`; idempotent. `warns`: once a month, if little is left afterwards, the entry
   * records a warning.
   */
  | { type: 'reserve'; key: string; atLeast: number; purpose: Purpose; warns?: { at: number } }
  /** Settles the reservation under `key`: `used` is how much of it was spent, and `model` the model usage in that. */
  | { type: 'settle'; key: string; used: number; model?: ModelUsage }
  | { type: 'release'; key: string }
  /** Gives an amount back, once per `entryId`. */
  | { type: 'refund'; entryId: string; amount: number }
  /** Adds experience points, once per `entryId`. */
  | { type: 'earn'; entryId: string; points: number }

/**
 * The entry a command leads to; `nothing` if it has been done before or its reservation is missing; `insufficient` if
 * the balance is too low. Pure. The store checks whether an `entryId` is taken.
 */
export type LedgerDecision = { append: Draft } | 'nothing' | 'insufficient'

export function decide(account: Account, command: LedgerCommand): LedgerDecision {
  switch (command.type) {
    case 'grant':
      return { append: { kind: 'grant', entryId: command.entryId, amount: Math.max(0, command.amount) } }
    case 'grantMonth':
      return grantMonth(account, command)
    case 'reserve':
      return reserve(account, command)
    case 'settle': {
      const reservation = reservationOf(account, command.key)
      return reservation === undefined ? 'nothing' : { append: settlement(account, reservation, command) }
    }
    case 'release': {
      const reservation = reservationOf(account, command.key)
      if (reservation === undefined) return 'nothing'
      const { id, reserved } = reservation
      return { append: { kind: 'release', entryId: closingId(id), reservationId: id, amount: reserved } }
    }
    case 'refund':
      return { append: { kind: 'refund', entryId: command.entryId, amount: Math.max(0, command.amount) } }
    case 'earn':
      return { append: { kind: 'xp', entryId: command.entryId, points: command.points } }
  }
}

/**
 * The amount reserved under a key. After a release the key can be reserved again, because the command may be retried.
 * After a settlement it is used up.
 */
export function reservationOf(account: Account, key: string): Reservation | undefined {
  return account.open.get(attemptAt(account, key))
}

/** The first reservation of this key that wasn't released. */
function attemptAt({ closed }: Account, key: string): string {
  for (let attempt = 1; ; attempt += 1) {
    const id = attempt === 1 ? key : `${key}~${attempt}`
    if (closed.get(id) !== 'released') return id
  }
}

/** A reservation's settlement and release share an id, so only one of them can ever be stored. */
const closingId = (reservationId: string): string => `close.${reservationId}`

function grantMonth(
  account: Account,
  { at, allowance }: Extract<LedgerCommand, { type: 'grantMonth' }>,
): LedgerDecision {
  const month = monthOf(at)
  const granted = account.month !== null && account.month.name >= month ? account.month : null
  // An engine whose clock is behind might otherwise grant for a past month.
  if (granted !== null && (granted.name > month || granted.allowance >= allowance)) return 'nothing'
  const room = Math.max(0, maxMonthsOfTokens * allowance - account.balance - reservedIn(account))
  const amount = Math.min(allowance - (granted?.allowance ?? 0), room)
  const entryId = granted === null ? `grant.${month}` : `grant.${month}.to-${allowance}`
  return { append: { kind: 'grant', entryId, amount, monthly: { month, allowance } } }
}

function reserve(account: Account, command: Extract<LedgerCommand, { type: 'reserve' }>): LedgerDecision {
  const { key, atLeast, purpose, warns } = command
  const reservationId = attemptAt(account, key)
  if (account.closed.has(reservationId)) return 'nothing'
  const before = account.open.get(reservationId)
  const missing = atLeast - (before?.reserved ?? 0)
  if (before !== undefined && missing <= 0) return 'nothing'
  if (missing > account.balance) return 'insufficient'
  const number = (before?.entries ?? 0) + 1
  const warnsOf = warns === undefined ? undefined : warning(account, account.balance - missing, warns.at)
  return {
    append: {
      kind: 'reservation',
      entryId: number === 1 ? `reserve.${reservationId}` : `reserve.${reservationId}.${number}`,
      reservationId,
      amount: 0 - Math.max(0, missing),
      purpose,
      ...(warnsOf === undefined ? {} : { warnsOf }),
    },
  }
}

/** The month to warn about, if there has been no warning yet. */
function warning({ month, warned }: Account, left: number, at: number): string | undefined {
  if (month === null || month.name !== monthOf(at) || warned.has(month.name)) return undefined
  return isLow({ left, monthlyGrant: month.allowance }) ? month.name : undefined
}

/** If more was used than reserved, the balance pays what it can. We bear the rest. */
function settlement(
  { balance }: Account,
  { id, reserved }: Reservation,
  { used, model }: Extract<LedgerCommand, { type: 'settle' }>,
): Draft {
  const amount = Math.max(reserved - used, -balance)
  const paid = model !== undefined && isAnyUsage(model) ? { model } : {}
  return { kind: 'settlement', entryId: closingId(id), reservationId: id, amount, used: reserved - amount, ...paid }
}
