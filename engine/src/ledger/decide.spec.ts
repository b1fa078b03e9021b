import { describe, expect, it } from 'vitest'
import { decide, type LedgerCommand, reservationOf } from './decide.ts'
import type { Purpose } from './entry.ts'
import { type Account, CorruptLedger, emptyAccount, evolve } from './evolve.ts'

const november = Date.parse('2026-11-15T12:00:00Z')
const december = Date.parse('2026-12-01T00:00:00Z')
const purpose: Purpose = { lasts: 'interview', sessionId: 's', actor: 'user:1', commandId: 'start' }

/** An account after these commands. Refused ones change nothing. */
function given(...commands: LedgerCommand[]): Account {
  return commands.reduce((account, command) => {
    const decision = decide(account, command)
    if (typeof decision === 'string') return account
    return evolve(account, { ...decision.append, stream: 'wallet:1', seq: account.seq + 1, at: november })
  }, emptyAccount('wallet:1'))
}
const grant = (amount: number): LedgerCommand => ({ type: 'grant', entryId: `gift.${amount}`, amount })
const month = (at: number, allowance = 10_000): LedgerCommand => ({ type: 'grantMonth', at, allowance })
const reserve = (atLeast: number, key = 's', warnsAt?: number): LedgerCommand => ({
  type: 'reserve',
  key,
  atLeast,
  purpose,
  ...(warnsAt === undefined ? {} : { warns: { at: warnsAt } }),
})
const settle = (used: number, key = 's'): LedgerCommand => ({ type: 'settle', key, used })
const release = (key = 's'): LedgerCommand => ({ type: 'release', key })
const reserved = (account: Account, key = 's') => reservationOf(account, key)?.reserved

describe('the month', () => {
  it('is granted once', () => {
    expect(given(month(november), month(november)).balance).toBe(10_000)
    expect(decide(given(month(november)), month(november))).toBe('nothing')
    expect(given(month(november), month(december)).balance).toBe(20_000)
  })

  it('isn’t granted again by an engine whose clock is slow', () => {
    expect(decide(given(month(december)), month(november))).toBe('nothing')
  })

  it('keeps one month of unused tokens, and no more', () => {
    const january = Date.parse('2027-01-05T00:00:00Z')
    expect(given(month(november), month(december), month(january)).balance).toBe(20_000)
    expect(given(month(november), reserve(15_000), month(december), month(january)).balance).toBe(20_000)
    expect(given(month(november), month(december), reserve(5_000), month(january)).balance).toBe(15_000)
  })

  it('never reduces a gift', () => {
    expect(given(grant(50_000), month(november)).balance).toBe(50_000)
  })

  it('adds the difference after an upgrade', () => {
    const better = given(month(november), reserve(9_000), month(november, 20_000), month(november, 20_000))
    expect(better.balance).toBe(11_000)
    expect(decide(better, month(november, 10_000))).toBe('nothing')
  })
})

describe('a reservation', () => {
  it('takes its amount out of the balance, once', () => {
    const account = given(grant(100), reserve(60), reserve(60))
    expect(account.balance).toBe(40)
    expect(reserved(account)).toBe(60)
  })

  it('grows by the missing amount', () => {
    const account = given(grant(100), reserve(60), reserve(90))
    expect(account.balance).toBe(10)
    expect(reserved(account)).toBe(90)
  })

  it('is refused if the balance is too low, and nothing changes', () => {
    expect(decide(given(grant(100)), reserve(101))).toBe('insufficient')
    expect(decide(given(grant(100), reserve(60)), reserve(101))).toBe('insufficient')
    expect(decide(given(grant(100), reserve(60)), reserve(41, 'other'))).toBe('insufficient')
  })

  it('is settled once: the rest is returned', () => {
    const account = given(grant(100), reserve(60), settle(25))
    expect(account.balance).toBe(75)
    expect(decide(account, settle(25))).toBe('nothing')
    expect(decide(account, release())).toBe('nothing')
    expect(decide(account, reserve(60))).toBe('nothing')
  })

  it('is released once: everything is returned, and the key can be reused', () => {
    const account = given(grant(100), reserve(60), release())
    expect(account.balance).toBe(100)
    expect(decide(account, settle(25))).toBe('nothing')
    expect(given(grant(100), reserve(60), release(), reserve(70)).balance).toBe(30)
    expect(given(grant(100), reserve(60), release(), reserve(70), settle(50)).balance).toBe(50)
  })

  it('takes usage beyond it from the balance, as far as that reaches', () => {
    expect(given(grant(100), reserve(60), settle(70)).balance).toBe(30)
    expect(given(grant(100), reserve(60), settle(700)).balance).toBe(0)
  })
})

describe('the warning', () => {
  it('is given once a month, with the reservation that leaves less than a fifth', () => {
    expect(reservationOf(given(month(november), reserve(7_999, 'a', november)), 'a')?.warnsOf).toBeNull()
    const warned = given(month(november), reserve(8_000, 'a', november), reserve(100, 'b', november))
    expect(reservationOf(warned, 'a')?.warnsOf).toBe('2026-11')
    expect(reservationOf(warned, 'b')?.warnsOf).toBeNull()
  })

  it('is given again if its interview never began', () => {
    const again = given(month(november), reserve(8_000, 'a', november), release('a'), reserve(9_000, 'b', november))
    expect(reservationOf(again, 'b')?.warnsOf).toBe('2026-11')
  })

  it('stays with its reservation, however often that is repeated', () => {
    const account = given(month(november), reserve(8_000, 'a', november), reserve(8_500, 'a', november))
    expect(reservationOf(account, 'a')?.warnsOf).toBe('2026-11')
  })
})

describe('an account', () => {
  it('keeps experience separate from spendable amounts', () => {
    expect(given({ type: 'earn', entryId: 'xp', points: 120 }, grant(1))).toMatchObject({ xp: 120, balance: 1 })
  })

  it('rejects entries that take more than there is, or are in the wrong place', () => {
    const account = given(grant(10))
    const entry = { kind: 'grant', stream: 'wallet:1', entryId: 'x', at: 0, amount: 1 } as const
    expect(() => evolve(account, { ...entry, seq: 3 })).toThrow(CorruptLedger)
    expect(() => evolve(account, { ...entry, seq: 2, stream: 'wallet:2' })).toThrow(CorruptLedger)
    expect(() => evolve(account, { ...entry, seq: 2, amount: -11 })).toThrow(CorruptLedger)
    expect(() => evolve(account, { ...entry, seq: 2, kind: 'settlement', reservationId: 'nobody', used: 0 })).toThrow(
      CorruptLedger,
    )
  })
})
