import type { SessionCommand } from './commands.ts'
import type { Actor } from './decide/decision.ts'

/** A command for a session, with its actor and the id that makes it idempotent. */
export type CommandOrder = {
  sessionId: string
  commandId: string
  actor: Actor
  command: SessionCommand
  /** When the command takes effect, ms since 1970. If missing, it takes effect now. */
  effectiveAt?: number
}
