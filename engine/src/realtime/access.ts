import { type Participant, type ParticipantRole, participantIdOf, type Session } from '@greenroom/shared'

/** Who is at the other end of a socket or a request. */
export type Visitor = { userId: number; name: string }

/** What this person is in the session, or undefined where it is none of their business. */
export function participantIn(state: Pick<Session, 'candidate'>, visitor: Visitor): Participant | undefined {
  const id = participantIdOf(visitor.userId)
  const role: ParticipantRole = 'candidate'
  return state.candidate.id === id ? { id, role, name: visitor.name } : undefined
}
