import { commandError } from '@greenroom/shared/english'
import type { Session } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { SessionHandler } from './handle.ts'

/** Whether a command begins something that would need more room: a session, an interview, or a run of a program in practice. */
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
 * The same handler, which refuses new work (NO_SPACE) while the disk is short. Interviews that are running go on. What was accepted before
 * gets its first answer again, as ever.
 */
export function refusingNewWork(
  handler: SessionHandler,
  { isShort, wasAccepted }: { isShort: () => boolean; wasAccepted: (order: CommandOrder) => Promise<boolean> },
): SessionHandler {
  return {
    ...handler,
    async handle(order) {
      if (!isShort() || !beginsWork(order, handler.peek(order.sessionId))) return handler.handle(order)
      // If the store does not answer, the handler says so.
      const known = await wasAccepted(order).catch(() => true)
      return known ? handler.handle(order) : { ok: false, error: commandError('NO_SPACE') }
    },
  }
}
