import { commandError } from '@greenroom/shared/english'
import { userIdOf } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { SessionHandler } from './handle.ts'

/**
 * Wraps the handler to refuse presenting a question unless the interviewer or the candidate has unlocked it (spec §6).
 * Repeating a command returns the same answer as the first time.
 */
export function refusingLockedQuestions(
  handler: SessionHandler,
  options: {
    mayOpen: (userId: number | null, challengeId: string, role: 'interviewer' | 'candidate') => Promise<boolean>
    wasAccepted: (order: CommandOrder) => Promise<boolean>
  },
): SessionHandler {
  async function isLocked(order: CommandOrder): Promise<boolean> {
    const { actor, command, sessionId } = order
    // Leave everything else to the wrapped handler, which refuses anyone who isn't the interviewer.
    if (command.type !== 'PresentChallenge' || actor.kind !== 'participant' || actor.role !== 'interviewer')
      return false
    const state = await handler.load(sessionId)
    const people = [
      ['interviewer', actor.id],
      ['candidate', state?.candidate.id ?? ''],
    ] as const
    for (const [role, id] of people) if (await options.mayOpen(userIdOf(id), command.challengeId, role)) return false
    return !(await options.wasAccepted(order))
  }

  return {
    ...handler,
    async handle(order) {
      // If the store is down, the handler reports it when it decides.
      const locked = await isLocked(order).catch(() => false)
      if (!locked) return handler.handle(order)
      return { ok: false, error: commandError('NO_CHALLENGE', { because: 'question_is_locked' }) }
    },
  }
}
