import { randomUUID } from 'node:crypto'
import { memberOf, type Session } from '@greenroom/shared/session'
import { refusalOf } from '../../platform/refusal.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import type { Invites } from './invites.ts'

export type RemovalOptions = {
  invites: Pick<Invites, 'revokeAcceptedBy'>
  handler: Pick<SessionHandler, 'handle'>
  members: Pick<MemberIndex, 'remove'>
  /** Called when a member is out. @param before the session while they were still in it */
  onRemoved: (before: Session, participantId: string) => Promise<void>
}

/**
 * Removes a member from a session. The log records it first, so every engine refuses them from then on. If the rest is interrupted,
 * removing them again completes it.
 * @throws the refusal, for a member who can't be removed
 */
export function createRemoval({ invites, handler, members, onRemoved }: RemovalOptions) {
  return async (state: Session, participantId: string): Promise<void> => {
    const { sessionId, createdAt } = state
    const outcome = await handler.handle({
      sessionId,
      commandId: `remove.${randomUUID()}`,
      actor: { kind: 'system' },
      command: { type: 'RemoveMember', participantId },
    })
    if (!outcome.ok) throw refusalOf(outcome.error)
    await invites.revokeAcceptedBy(sessionId, participantId)
    const role = memberOf(state, participantId)?.role
    if (role !== undefined) await members.remove({ sessionId, participantId, role, createdAt })
    await onRemoved(state, participantId)
  }
}
