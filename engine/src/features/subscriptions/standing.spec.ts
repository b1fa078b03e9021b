import { dayMs } from '@greenroom/shared/rules'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Fact } from './facts.ts'
import { renewalGraceMs, standingOf } from './standing.ts'

const start = Date.parse('2026-05-01T12:00:00Z')
let count = 0
function nextId(): string {
  count += 1
  return `evt_${count}`
}
type Told<K extends Fact['kind']> = Partial<Extract<Fact, { kind: K }>>
const checkout = (told: Told<'checkout'> = {}): Fact => ({
  ...{
    kind: 'checkout',
    eventId: nextId(),
    at: start,
    checkout: 'cs_1',
    outcome: 'paid',
    plan: 'boostMini',
  },
  ...{ interviewDate: null, amount: 1_500, currency: 'EUR', paymentIntent: 'pi_1', invoice: null, subscription: null },
  ...told,
})
const invoice = (month: number, told: Told<'invoice'> = {}): Fact => ({
  ...{ kind: 'invoice', eventId: nextId(), at: start + month * 31 * dayMs, invoice: `in_${month}` },
  ...{ isFirst: month === 0, amount: 2_900, currency: 'EUR', paymentIntent: `pi_${month}`, subscription: 'sub_1' },
  periodEnd: start + (month + 1) * 31 * dayMs,
  ...told,
})
const boost = (told: Told<'checkout'> = {}) =>
  checkout({ plan: 'boost', amount: 2_900, paymentIntent: null, invoice: 'in_0', subscription: 'sub_1', ...told })
const subscription = (told: Told<'subscription'>): Fact => ({
  ...{
    kind: 'subscription',
    eventId: nextId(),
    at: start + dayMs,
    subscription: 'sub_1',
    renews: true,
    endedAt: null,
  },
  ...told,
})
const refund = (told: Told<'refund'> = {}): Fact => ({
  ...{
    kind: 'refund',
    eventId: nextId(),
    at: start + dayMs,
    amount: 1_500,
    currency: 'EUR',
    isFull: true,
  },
  ...{ paymentIntent: 'pi_1', invoice: null, customer: null, chargedAt: start },
  ...told,
})
const dispute = (told: Told<'dispute'> = {}): Fact => ({
  ...{ kind: 'dispute', eventId: nextId(), at: start + dayMs, amount: 1_500, currency: 'EUR' },
  ...{ dispute: 'dp_1', outcome: 'open', paymentIntent: 'pi_1' },
  ...told,
})
const tierOf = (...facts: Fact[]) => standingOf(facts).tier
const until = (...facts: Fact[]) => standingOf(facts).expiresAt

describe('the tier from payments', () => {
  it('is PENDING until a delayed payment arrives, then PREMIUM; and nothing if it fails', () => {
    const later = checkout({ outcome: 'pending' })
    expect(tierOf(later)).toBe('PENDING')
    expect(tierOf(later, checkout({ at: start + dayMs }))).toBe('PREMIUM')
    expect(tierOf(later, checkout({ at: start + dayMs, outcome: 'failed' }))).toBe('FREE')
  })

  it('lasts as long as the plan; a repeated purchase starts when the first ends', () => {
    expect(until(checkout())).toBe(start + 7 * dayMs)
    const again = checkout({ at: start + dayMs, checkout: 'cs_2', paymentIntent: 'pi_2' })
    expect(until(checkout(), again)).toBe(start + 14 * dayMs)
    const target = checkout({ plan: 'target', interviewDate: '2026-05-20', checkout: 'cs_3' })
    expect(until(target)).toBe(Date.parse('2026-05-21T00:00:00Z'))
    expect(standingOf([checkout(), target])).toMatchObject({ plan: 'target', renews: false })
  })

  it('continues with each renewal of Boost, and a day longer while the next one is charged', () => {
    const first = [boost(), invoice(0)]
    expect(standingOf(first)).toMatchObject({
      plan: 'boost',
      renews: true,
      expiresAt: start + 31 * dayMs + renewalGraceMs,
    })
    expect(standingOf([...first, invoice(1)]).paidUntil).toBe(start + 62 * dayMs)
    expect(standingOf([boost()]).paidUntil).toBe(Date.parse('2026-06-01T12:00:00Z'))
    expect(standingOf([...first, invoice(1)]).payments).toHaveLength(2)
  })

  it('ends with the paid period once Boost is cancelled, and at once when it is terminated', () => {
    const first = [boost(), invoice(0)]
    expect(standingOf([...first, subscription({ renews: false })])).toMatchObject({
      renews: false,
      expiresAt: start + 31 * dayMs,
    })
    const ended = subscription({ renews: false, endedAt: start + 2 * dayMs })
    expect(until(...first, ended)).toBe(start + 2 * dayMs)
    // The renewal arrives late and no longer has any effect.
    expect(standingOf([...first, ended, subscription({ at: start + 3 * dayMs })]).renews).toBe(false)
  })

  it('ends with a full refund, but not with a partial one', () => {
    expect(tierOf(checkout(), refund())).toBe('FREE')
    expect(tierOf(checkout(), refund({ isFull: false, amount: 500 }))).toBe('PREMIUM')
    // Each event contains the total refunded so far, and they may arrive in any order.
    const parts = [refund({ isFull: false, amount: 700 }), refund({ isFull: false, amount: 500 })]
    expect(standingOf([checkout(), ...parts]).payments).toMatchObject([{ status: 'paid', partBack: 700 }])
    expect(standingOf([checkout(), refund(), ...parts]).payments).toMatchObject([
      { status: 'refunded', partBack: null, refundedAt: start + dayMs },
    ])
    const renewed = refund({ isFull: false, amount: 400, charged: 2_900, paymentIntent: null })
    expect(standingOf([boost(), invoice(0, { paymentIntent: null }), renewed]).payments).toMatchObject([
      { partBack: 400 },
    ])
    expect(tierOf(boost(), invoice(0, { paymentIntent: null }), refund({ paymentIntent: null, amount: 2_900 }))).toBe(
      'FREE',
    )
  })

  it('is suspended while a payment is disputed, returns if that is won, and ends if it is lost', () => {
    expect(tierOf(checkout(), dispute())).toBe('FREE')
    expect(tierOf(checkout(), dispute(), dispute({ outcome: 'won', at: start }))).toBe('PREMIUM')
    expect(tierOf(checkout(), dispute(), dispute({ outcome: 'lost' }))).toBe('FREE')
  })

  it('depends neither on the order of the events nor on repetitions', () => {
    const history = [
      ...[boost({ outcome: 'pending' }), boost({ at: start + 5 }), invoice(0), invoice(1), invoice(2)],
      ...[subscription({ renews: false }), subscription({ at: start + 2 * dayMs }), refund({ paymentIntent: 'pi_2' })],
      ...[checkout(), refund(), checkout({ plan: 'threeSixty', checkout: 'cs_9', paymentIntent: 'pi_9' })],
      ...[
        dispute({ paymentIntent: 'pi_9' }),
        dispute({ paymentIntent: 'pi_9', outcome: 'won', at: start + 9 * dayMs }),
      ],
    ]
    fc.assert(
      fc.property(
        fc.shuffledSubarray(history, { minLength: history.length }),
        fc.subarray(history),
        (shuffled, repeated) => {
          expect(standingOf([...shuffled, ...repeated])).toEqual(standingOf(history))
        },
      ),
    )
  })
})
