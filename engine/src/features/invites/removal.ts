import { randomUUID } from 'node:crypto'
import { memberOf, removalRefusal, type Session } from '@greenroom/shared/session'
import { refusalOf } from '../../platform/refusal.ts'
import type { SessionHandler } from '../../session/handle.ts'
import type { MemberIndex } from '../../session/memberIndex.ts'
import type { Invites } from './invites.ts'

export type RemovalOptions = {
  invites: Pick<Invites, 'revokeAcceptedBy'>
  handler: Pick<SessionHandler, 'handle'>
  members: Pick<MemberIndex, 'enter' | 'remove'>
  /**
   * Updates everything else that lists this member. Safe to call more than once.
   * @param before the session as it was before the removal
   */
  onRemoved: (before: Session, participantId: string) => Promise<void>
}

/**
 * Removes a member from a session. The log records it last, so if an engine dies on the way they're still listed, and
 * removing them again does all of it. Once it is recorded, every engine refuses them, and another removal does nothing.
 * @throws the refusal, for a member who can't be removed
 */
export function createRemoval({ invites, handler, members, onRemoved }: RemovalOptions) {
  return async (state: Session, participantId: string): Promise<void> => {
    const { sessionId, createdAt } = state
    const member = memberOf(state, participantId)
    const seat = member && { sessionId, participantId, role: member.role, createdAt }
    if (member !== undefined && seat !== undefined && removalRefusal(state, member) === null) {
      await invites.revokeAcceptedBy(sessionId, participantId)
      await members.remove(seat)
      await onRemoved(state, participantId)
    }
    const outcome = await handler.handle({
      sessionId,
      commandId: `remove.${randomUUID()}`,
      actor: { kind: 'system' },
      command: { type: 'RemoveMember', participantId },
    })
    if (outcome.ok) return
    // The session has just changed, so they stay.
    if (seat !== undefined) await members.enter(seat)
    throw refusalOf(outcome.error)
  }
}
