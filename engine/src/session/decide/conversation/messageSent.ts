import type { ChatMessage, EventOf, Session } from '@greenroom/shared/session'

type Said = Pick<ChatMessage, 'id' | 'sender' | 'recipient' | 'message'> & {
  now: number
  /** What the interviewer made of the message that it answers. */
  read?: Pick<ChatMessage, 'candidatesAnswerWasAccepted' | 'interviewersClassificationOfCandidatesIntent'>
}

/** Something was said in the room, about the question on the table. */
export function messageSent(state: Session, { now, read, ...said }: Said): EventOf<'MessageSent'> {
  const challenge = state.phase === 'ENDED' ? undefined : state.question?.challenge
  return {
    type: 'MessageSent',
    id: said.id,
    sender: said.sender,
    recipient: said.recipient,
    timeSent: new Date(now).toISOString(),
    message: said.message,
    candidatesAnswerWasAccepted: read?.candidatesAnswerWasAccepted ?? null,
    interviewersClassificationOfCandidatesIntent: read?.interviewersClassificationOfCandidatesIntent ?? null,
    challengeType: challenge?.challengeType ?? null,
  }
}
