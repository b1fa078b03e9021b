import { isAfterCoding, isExam } from '@greenroom/shared/rules'
import {
  lastHintRung,
  noteIdOf,
  type ParticipantCommandOf,
  personsMessageId,
  questionsOf,
  type Session,
} from '@greenroom/shared/session'
import { interviewerSays } from '../conversation/speech.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { refundsOfQuestion } from '../powerUps/powerUpEnds.ts'
import { findNamed, presentedBy, whoPuts } from '../questions/questions.ts'

/** Sends a message from the human interviewer to the candidate and everyone in the room. */
export function decideInterviewerMessage(
  state: Session,
  { message, recipient = 'candidate' }: ParticipantCommandOf<'SendMessage'>,
  { now, seq }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (recipient === 'interviewerCoach') return refuse('NOT_ALLOWED', { because: 'coach_is_the_candidates' })
  if (message.trim() === '') return refuse('EMPTY_MESSAGE')
  return accept(interviewerSays(state, { id: personsMessageId(seq), message, now }))
}

/**
 * Presents a question chosen by the interviewer. Before the start, the chosen question replaces the first one. Later,
 * it becomes the next question.
 */
export function decidePresentChallenge(
  state: Session,
  { challengeId }: ParticipantCommandOf<'PresentChallenge'>,
  { catalogue }: Context,
): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  const put = questionsOf(state).some(({ challenge }) => challenge.challenge_id === challengeId)
  if (put) return state.phase === 'NOT_STARTED' ? accept() : refuse('ALREADY_PRESENTED')
  const challenge = findNamed(state, challengeId, catalogue)
  if (challenge === undefined) return refuse('NO_CHALLENGE', { because: 'not_in_that_language' })
  if (state.phase === 'NOT_STARTED') return accept([presentedBy(whoPuts(state), 1, challenge)])
  return accept([
    ...refundsOfQuestion(state),
    presentedBy(whoPuts(state), state.question.number + 1, challenge),
    { type: 'StepChanged', step: 'introduction' },
  ])
}

/**
 * Reveals the next rung of the hint ladder in the challenge's own wording. The hint counts like any other hint, no
 * matter who gives it.
 */
export function decideRevealHint(
  state: Session,
  { rung }: ParticipantCommandOf<'RevealHint'>,
  { catalogue, now, seq }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NOT_IN_PROGRESS')
  if (isExam(state)) return refuse('NO_HELP_IN_EXAM')
  const next = state.question.hintRung + 1
  if (isAfterCoding(state.step) || next > lastHintRung) return refuse('NO_HINTS_LEFT')
  if (rung !== undefined && rung !== next) return refuse('NOT_THE_NEXT_HINT')
  // Decks of statements have no ladder.
  const message = state.question.statements === null ? catalogue.hint(state.question.challenge, next) : undefined
  if (message === undefined) return refuse('NO_HINTS_LEFT')
  const id = personsMessageId(seq)
  return accept([...interviewerSays(state, { id, message, now }), { type: 'HintRevealed', rung: next, messageId: id }])
}

/** The maximum number of notes in a session. Needed because notes can still be added after the end. */
const maxNotes = 500

/** Adds a private note, at any time. */
export function decideWritePrivateNote(
  { notes }: Session,
  { text }: ParticipantCommandOf<'WritePrivateNote'>,
  { seq, actor }: Context,
): Decision {
  if (actor.kind !== 'participant') return refuse('NOT_ALLOWED')
  if (text.trim() === '') return refuse('EMPTY_MESSAGE')
  if (notes.length >= maxNotes) return refuse('TOO_MANY_NOTES')
  const noteId = noteIdOf(seq)
  return accept([{ type: 'PrivateNoteWritten', noteId, authorId: actor.id, text, audience: [actor.id] }])
}
