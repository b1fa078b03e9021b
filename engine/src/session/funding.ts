import type { Commit, Session } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { Context, Decision } from './decide/decision.ts'

/** A decision that isn't stored yet, with its inputs and the state it is based on. */
export type Proposal = {
  order: CommandOrder
  state: Session | null
  decision: Extract<Decision, { accepted: true }>
  context: Context
}

/**
 * Manages the payment, in tokens, for what a session uses. Every call is idempotent, and all but `observe` may throw
 * StoreUnavailable.
 */
export type Funding = {
  /**
   * Reserves the tokens the decision will cost. Returns the decision unchanged, or a refusal. If there are too few
   * tokens, it may also return the decision with its paid part replaced by the spec's answer for that case.
   */
  cover(proposal: Proposal): Promise<Decision>
  /** Releases the reservation of a command that was refused after all. `state` is the latest. */
  uncover(order: CommandOrder, state: Session | null): Promise<void>
  /** Remembers a stored commit, so that calculating its cost doesn't require reading it from the store. */
  observe(commit: Commit): void
  /**
   * Settles the cost of everything that a stored commit has completed. `state` is the session after the commit. Called
   * as part of the dispatch, which is repeated after a crash.
   */
  settle(commit: Commit, state: Session): Promise<void>
  /** Finds unfinished reservations and settles or releases them. */
  sweep(now: number): Promise<void>
}
