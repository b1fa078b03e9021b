import type { Commit, Session } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { Context, Decision } from './decide/decision.ts'

/** A decision before it is stored: all its inputs, and the state it is based on. */
export type Proposal = {
  order: CommandOrder
  state: Session | null
  decision: Extract<Decision, { accepted: true }>
  context: Context
}

/** Pays for what a session uses. Every call is idempotent, and all but `observe` may throw StoreUnavailable. */
export type Funding = {
  /**
   * Reserves the tokens the decision will cost. Returns the decision unchanged, a refusal, or the decision with its
   * paid part replaced by the spec's answer for too few tokens.
   */
  cover(proposal: Proposal): Promise<Decision>
  /** Releases the reservation of a command that was refused after all. `state` is the latest. */
  uncover(order: CommandOrder, state: Session | null): Promise<void>
  /** Passes in a stored commit, so that calculating its cost needs no second read. */
  observe(commit: Commit): void
  /**
   * Settles whatever a stored commit has finished; `state` is the session after it. This is part of the dispatch, which
   * is repeated after a crash.
   */
  settle(commit: Commit, state: Session): Promise<void>
  /** Finds unfinished reservations and settles or releases them. */
  sweep(now: number): Promise<void>
}
