import type { Commit, Session } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { Context, Decision } from './decide/decision.ts'

/** A decision that is about to be stored: the state it was made on, and all it was made with. */
export type Proposal = {
  order: CommandOrder
  state: Session | null
  decision: Extract<Decision, { accepted: true }>
  context: Context
}

/** Who pays for what a session uses. Every call is safe to repeat, and all but `observe` may throw StoreUnavailable. */
export type Funding = {
  /**
   * Keeps aside what the decision will cost. It comes back as it can be paid for: as it was, refused, or with the spec's answer
   * to somebody who is out of tokens in the place of what would have cost some.
   */
  cover(proposal: Proposal): Promise<Decision>
  /** The command was refused after all: gives back what was kept aside for it. `state` is the latest. */
  uncover(order: CommandOrder, state: Session | null): Promise<void>
  /** Takes in a stored commit, so that nobody has to read it for the sake of its cost. */
  observe(commit: Commit): void
  /** Pays for what a stored commit has finished; `state` is the one it led to. Part of its dispatch, so that it is never forgotten. */
  settle(commit: Commit, state: Session): Promise<void>
  /** Looks what became of reservations that nobody has finished, and finishes them. */
  sweep(now: number): Promise<void>
}
