import type { EventOf } from './events.ts'
import { deletedUserName, memberOf, nobody } from './members.ts'
import type { Participant } from './participant.ts'
import type { Moment } from './phases.ts'
import { active } from './progress.ts'
import type { Question, Session } from './state.ts'

type MemberEvent = EventOf<
  'MemberAdded' | 'MemberErased' | 'MemberRemoved' | 'TrialKept' | 'ParticipantJoined' | 'ParticipantLeft'
>

/** Updates the session when a person gets a seat, joins or leaves. */
export function afterMemberEvent(state: Session, event: MemberEvent, moment: Moment): Session {
  switch (event.type) {
    case 'MemberAdded': {
      const { participant, extraTimePercent = state.extraTimePercent } = event
      const candidate = participant.role === 'candidate' ? participant : state.candidate
      return { ...state, candidate, members: [...state.members, participant], extraTimePercent }
    }
    case 'MemberErased':
      return erased(state, event.participantId)
    case 'MemberRemoved':
      return removed(state, event.participantId)
    case 'TrialKept':
      return trialKept(state, event)
    case 'ParticipantJoined': {
      const others = state.participants.filter(({ id }) => id !== event.participant.id)
      return { ...state, participants: [...others, { ...event.participant, present: true }] }
    }
    case 'ParticipantLeft': {
      const left = {
        ...state,
        participants: state.participants.map((each) =>
          each.id === event.participantId ? { ...each, present: false } : each,
        ),
      }
      // An observer who joins or leaves doesn't count as activity that keeps an interview alive.
      return memberOf(state, event.participantId)?.role === 'observer' ? left : active(left, moment)
    }
  }
}

/**
 * Puts the visitor's new account in the candidate's seat. The messages stay. The candidate's id changes, so they must
 * join the room again.
 */
function trialKept(state: Session, { participant }: EventOf<'TrialKept'>): Session {
  const { id } = state.candidate
  return {
    ...state,
    candidate: participant,
    host: state.host.id === id ? participant : state.host,
    members: state.members.map((member) => (member.id === id ? participant : member)),
    participants: state.participants.filter((each) => each.id !== id),
  }
}

/**
 * Removes a member from the session. If they were the candidate, the seat becomes vacant and their accommodation no
 * longer applies.
 */
function removed(state: Session, id: string): Session {
  const isElse = (each: Participant): boolean => each.id !== id
  const people = { members: state.members.filter(isElse), participants: state.participants.filter(isElse) }
  return id === state.candidate.id
    ? { ...state, ...people, candidate: nobody, extraTimePercent: 0 }
    : { ...state, ...people }
}

/** Removes a member's name and private notes from the session. */
function erased(state: Session, id: string): Session {
  const nameless = <T extends Participant>(each: T): T => (each.id === id ? { ...each, name: deletedUserName } : each)
  const member = memberOf(state, id)
  const unasked = (question: Question): Question =>
    member?.role === 'interviewer' && question.interviewer?.name === member.name
      ? { ...question, interviewer: { name: deletedUserName } }
      : question
  const people = {
    candidate: nameless(state.candidate),
    host: nameless(state.host),
    members: state.members.map(nameless),
    participants: state.participants.map(nameless),
    notes: state.notes.filter(({ authorId }) => authorId !== id),
  }
  switch (state.phase) {
    case 'NOT_STARTED':
      return { ...state, ...people, question: state.question && unasked(state.question) }
    case 'IN_PROGRESS':
      return {
        ...state,
        ...people,
        question: unasked(state.question),
        pastQuestions: state.pastQuestions.map(unasked),
      }
    case 'ENDED':
      return { ...state, ...people, questions: state.questions.map(unasked) }
  }
}
