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
  /** They are out. @param before the session as they were still in it */
  onRemoved: (before: Session, participantId: string) => Promise<void>
}

/**
 * Puts a member out of a session. The log says so first, by which every engine refuses them; what is cut short after that is done by
 * asking again.
 * @throws the refusal, for who has to stay
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
