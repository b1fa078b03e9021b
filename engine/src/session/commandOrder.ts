import type { SessionCommand } from './commands.ts'
import type { Actor } from './decide/decision.ts'

/** A command on its way into a session: whose it is, and the id by which it takes effect once. */
export type CommandOrder = {
  sessionId: string
  commandId: string
  actor: Actor
  command: SessionCommand
  /** When the command takes effect, ms since 1970, where that is not now. */
  effectiveAt?: number
}
