import type { ChatMessage, EventOf, Session } from '@greenroom/shared/session'

type Said = Pick<ChatMessage, 'id' | 'sender' | 'recipient' | 'message' | Offers> & {
  now: number
  /** What the interviewer made of the message that it answers. */
  read?: Pick<ChatMessage, 'candidatesAnswerWasAccepted' | 'interviewersClassificationOfCandidatesIntent'>
}

/** What one of the two offers, makes of an offer or puts as a small case, where in a design they are, and what they point at. */
type Offers = 'proposal' | 'answersProposal' | 'hintOffer' | 'answersHintOffer' | 'check' | 'designPart' | 'pointsAt'

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
    ...(said.proposal === undefined ? {} : { proposal: said.proposal }),
    ...(said.hintOffer === undefined ? {} : { hintOffer: said.hintOffer }),
    ...(said.answersHintOffer === undefined ? {} : { answersHintOffer: said.answersHintOffer }),
    ...(said.check === undefined ? {} : { check: said.check }),
    ...(said.designPart === undefined ? {} : { designPart: said.designPart }),
    ...(said.pointsAt === undefined ? {} : { pointsAt: said.pointsAt }),
    ...(said.answersProposal === undefined ? {} : { answersProposal: said.answersProposal }),
  }
}
