import { commandError } from '@greenroom/shared/english'
import type { Session } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { SessionHandler } from './handle.ts'

/** Whether a command starts something new that will need disk space: a session, an interview, or a run in practice. */
function beginsWork({ command }: CommandOrder, state: Session | undefined): boolean {
  switch (command.type) {
    case 'CreateSession':
    case 'StartInterview':
      return true
    case 'SubmitCode':
    case 'RunTests':
      return state?.assessmentType === 'not_an_assessment'
    default:
      return false
  }
}

/**
 * Wraps the handler to refuse new work (NO_SPACE) while the disk is almost full. Running interviews continue. Repeating
 * a command returns the same answer as the first time.
 */
export function refusingNewWork(
  handler: SessionHandler,
  { isShort, wasAccepted }: { isShort: () => boolean; wasAccepted: (order: CommandOrder) => Promise<boolean> },
): SessionHandler {
  return {
    ...handler,
    async handle(order) {
      if (!isShort() || !beginsWork(order, handler.peek(order.sessionId))) return handler.handle(order)
      // If the store is down, the handler reports it when it decides.
      const known = await wasAccepted(order).catch(() => true)
      return known ? handler.handle(order) : { ok: false, error: commandError('NO_SPACE') }
    },
  }
}
