import type { ChatMessage, EventOf, Session } from '@greenroom/shared/session'

type Said = Pick<ChatMessage, 'id' | 'sender' | 'recipient' | 'message' | Offers> & {
  now: number
  /** For a reply: how the interviewer understood the candidate's message that this one answers. */
  read?: Pick<ChatMessage, 'candidatesAnswerWasAccepted' | 'interviewersClassificationOfCandidatesIntent'>
}

/**
 * The optional parts of a message: offers, answers to offers, a check question, the part of the design, and the boxes
 * that the message refers to.
 */
type Offers = 'proposal' | 'answersProposal' | 'hintOffer' | 'answersHintOffer' | 'check' | 'designPart' | 'pointsAt'

/** Builds the event for a message in the room about the current question. */
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
