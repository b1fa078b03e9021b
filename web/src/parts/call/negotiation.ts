/**
 * Decides which page offers and which one answers when two pages change one connection. This is WebRTC's "perfect
 * negotiation" as a pure function. If both offer at once, the polite one withdraws its offer. Signals may get lost or
 * arrive twice.
 */
export type Negotiation = {
  readonly isPolite: boolean
  /** Number of our latest offer; 0 before the first. */
  readonly offered: number
  /** Whether that offer is still unanswered. */
  readonly isOffering: boolean
  /** Number of their latest offer that we have answered. */
  readonly answered: number
  /** Whether to offer again once the current offer is settled. */
  readonly isDue: boolean
}

export type NegotiationInput =
  /** The connection has changed and must be renegotiated. */
  | { on: 'changed' }
  /** An answer is overdue: our offer or their answer may have been lost. */
  | { on: 'overdue' }
  | { on: 'offer'; number: number }
  | { on: 'answer'; number: number }

/** What to do with the connection and the received description. */
export type NegotiationStep =
  | { do: 'offer'; number: number }
  /** Resend the current offer, with all candidates found since. */
  | { do: 'offerAgain'; number: number }
  /** Accept their offer, replacing ours if there is one, and answer it. */
  | { do: 'answer'; number: number }
  | { do: 'acceptAnswer' }

export const beginNegotiation = (isPolite: boolean): Negotiation => ({
  isPolite,
  offered: 0,
  isOffering: false,
  answered: 0,
  isDue: false,
})

/**
 * Returns the next state and the steps to take, in order. Pass one input at a time, after finishing the previous steps.
 */
export function negotiate(before: Negotiation, input: NegotiationInput): [Negotiation, readonly NegotiationStep[]] {
  switch (input.on) {
    case 'changed':
      // The impolite side makes the first offer, so that there's only one.
      if (before.isPolite && before.answered === 0) return [before, []]
      return before.isOffering ? [{ ...before, isDue: true }, []] : offer(before)
    case 'overdue':
      return [before, before.isOffering ? [{ do: 'offerAgain', number: before.offered }] : []]
    case 'offer': {
      if (input.number < before.answered) return [before, []]
      if (before.isOffering && !before.isPolite) return [before, []]
      const isDue = before.isDue || before.isOffering
      const after = { ...before, answered: input.number, isOffering: false, isDue: false }
      const answer: NegotiationStep = { do: 'answer', number: input.number }
      if (!isDue) return [after, [answer]]
      const [offering, steps] = offer(after)
      return [offering, [answer, ...steps]]
    }
    case 'answer': {
      if (!before.isOffering || input.number !== before.offered) return [before, []]
      const settled = { ...before, isOffering: false, isDue: false }
      if (!before.isDue) return [settled, [{ do: 'acceptAnswer' }]]
      const [offering, steps] = offer(settled)
      return [offering, [{ do: 'acceptAnswer' }, ...steps]]
    }
  }
}

function offer(before: Negotiation): [Negotiation, readonly NegotiationStep[]] {
  const number = before.offered + 1
  return [{ ...before, offered: number, isOffering: true, isDue: false }, [{ do: 'offer', number }]]
}
