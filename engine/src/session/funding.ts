import type { Commit, Session } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { Context, Decision } from './decide/decision.ts'

/** A decision before it is stored: the state it is based on, and all its inputs. */
export type Proposal = {
  order: CommandOrder
  state: Session | null
  decision: Extract<Decision, { accepted: true }>
  context: Context
}

/** Pays for what a session uses. Every call is idempotent, and all but `observe` may throw StoreUnavailable. */
export type Funding = {
  /**
   * Reserves the tokens that the decision will cost. Returns the decision unchanged, refused, or with the spec's answer
   * for too few tokens instead of the part that costs.
   */
  cover(proposal: Proposal): Promise<Decision>
  /** The command was refused in the end, so its reservation is released. `state` is the latest. */
  uncover(order: CommandOrder, state: Session | null): Promise<void>
  /** Passes in a stored commit, so that working out its cost needs no second read. */
  observe(commit: Commit): void
  /**
   * Settles what a stored commit has finished; `state` is the session after it. It belongs to the dispatch, which is
   * repeated after a crash.
   */
  settle(commit: Commit, state: Session): Promise<void>
  /** Finds unfinished reservations and settles or releases them. */
  sweep(now: number): Promise<void>
}
