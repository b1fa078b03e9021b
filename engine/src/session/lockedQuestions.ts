import { commandError } from '@greenroom/shared/english'
import { userIdOf } from '@greenroom/shared/session'
import type { CommandOrder } from './commandOrder.ts'
import type { SessionHandler } from './handle.ts'

/**
 * The same handler, which has no question put that is open to nobody concerned (spec §6): neither to the interviewer who puts it nor to the candidate.
 * What was accepted before gets its first answer again, as ever.
 */
export function refusingLockedQuestions(
  handler: SessionHandler,
  options: {
    mayOpen: (userId: number | null, challengeId: string) => Promise<boolean>
    wasAccepted: (order: CommandOrder) => Promise<boolean>
  },
): SessionHandler {
  async function isLocked(order: CommandOrder): Promise<boolean> {
    const { actor, command, sessionId } = order
    // Whoever is no interviewer is refused for that.
    if (command.type !== 'PresentChallenge' || actor.kind !== 'participant' || actor.role !== 'interviewer')
      return false
    const state = await handler.load(sessionId)
    for (const id of [actor.id, state?.candidate.id ?? ''])
      if (await options.mayOpen(userIdOf(id), command.challengeId)) return false
    return !(await options.wasAccepted(order))
  }

  return {
    ...handler,
    async handle(order) {
      // If the store does not answer, the handler says so.
      const locked = await isLocked(order).catch(() => false)
      if (!locked) return handler.handle(order)
      return { ok: false, error: commandError('NO_CHALLENGE', { because: 'question_is_locked' }) }
    },
  }
}
