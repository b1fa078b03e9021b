import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { beginNegotiation, type NegotiationInput, negotiate } from './negotiation.ts'

type Sent = { on: 'offer' | 'answer'; number: number }

/** One side: its negotiation, and a connection that refuses anything WebRTC would refuse. */
function side(isPolite: boolean) {
  const name = isPolite ? 'polite' : 'impolite'
  const other = isPolite ? 'impolite' : 'polite'
  let negotiation = beginNegotiation(isPolite)
  const self = {
    agreed: '',
    pending: null as number | null,
    out: [] as Sent[],
    offers: 0,
    isOffering: () => negotiation.isOffering,
    take(input: NegotiationInput): void {
      const [after, steps] = negotiate(negotiation, input)
      negotiation = after
      for (const step of steps) {
        switch (step.do) {
          case 'offer':
            if (self.pending !== null) throw new Error('an offer beside an offer')
            self.pending = step.number
            self.offers += 1
            self.out.push({ on: 'offer', number: step.number })
            break
          case 'offerAgain':
            expect(self.pending).toBe(step.number)
            self.out.push({ on: 'offer', number: step.number })
            break
          case 'answer':
            if (self.pending !== null && !isPolite) throw new Error('the impolite side took its offer back')
            self.pending = null
            self.agreed = `${other} ${step.number}`
            self.out.push({ on: 'answer', number: step.number })
            break
          case 'acceptAnswer':
            if (self.pending === null) throw new Error('an answer without an offer')
            self.agreed = `${name} ${self.pending}`
            self.pending = null
            break
        }
      }
    },
  }
  return self
}

type Side = ReturnType<typeof side>

/** Delivers all signals, then lets overdue ones be resent, until none are left. */
function settle(polite: Side, impolite: Side): void {
  for (let round = 0; round < 20; round += 1) {
    while (polite.out.length + impolite.out.length > 0) {
      for (const [from, to] of [
        [polite, impolite],
        [impolite, polite],
      ] as const) {
        const sent = from.out.shift()
        if (sent !== undefined) to.take(sent)
      }
    }
    if (!polite.isOffering() && !impolite.isOffering()) return
    polite.take({ on: 'overdue' })
    impolite.take({ on: 'overdue' })
  }
  throw new Error('they never agree')
}

function pair() {
  const [polite, impolite] = [side(true), side(false)]
  impolite.take({ on: 'changed' })
  settle(polite, impolite)
  return { polite, impolite }
}

describe('negotiating a connection', () => {
  it('starts with one offer by the impolite side, whichever side has something first', () => {
    const [polite, impolite] = [side(true), side(false)]
    polite.take({ on: 'changed' })
    expect(polite.out).toEqual([])
    impolite.take({ on: 'changed' })
    settle(polite, impolite)
    expect([polite.agreed, impolite.agreed]).toEqual(['impolite 1', 'impolite 1'])
  })

  it('lets the polite side give in when both offer, and offer again afterwards', () => {
    const { polite, impolite } = pair()
    polite.take({ on: 'changed' })
    impolite.take({ on: 'changed' })
    settle(polite, impolite)
    expect([polite.agreed, impolite.agreed]).toEqual(['polite 2', 'polite 2'])
  })

  it('sends an offer again if it or its answer was lost, and answers a repeated offer again', () => {
    const { polite, impolite } = pair()
    impolite.take({ on: 'changed' })
    impolite.out.length = 0
    impolite.take({ on: 'overdue' })
    polite.take(impolite.out.shift() ?? { on: 'overdue' })
    polite.out.length = 0
    settle(polite, impolite)
    expect([polite.agreed, impolite.agreed]).toEqual(['impolite 2', 'impolite 2'])
    expect(impolite.offers).toBe(2)
  })

  it('ignores answers to offers that are no longer open', () => {
    const { impolite } = pair()
    impolite.take({ on: 'answer', number: 1 })
    impolite.take({ on: 'changed' })
    impolite.take({ on: 'answer', number: 1 })
    expect(impolite.isOffering()).toBe(true)
  })

  it('always agrees in the end, even if signals are lost, repeated or sent at once', () => {
    const event = fc.record({
      by: fc.boolean(),
      what: fc.constantFrom('changed', 'overdue', 'deliver', 'deliver', 'lose', 'double'),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { polite, impolite } = pair()
        for (const { by, what } of events) {
          const [from, to] = by ? [polite, impolite] : [impolite, polite]
          if (what === 'changed' || what === 'overdue') from.take({ on: what })
          else if (what === 'lose') from.out.shift()
          else {
            const sent = from.out.shift()
            if (sent === undefined) continue
            to.take(sent)
            if (what === 'double') to.take(sent)
          }
        }
        settle(polite, impolite)
        expect(polite.agreed).toBe(impolite.agreed)
      }),
    )
  })
})
