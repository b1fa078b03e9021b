import {
  type InProgress,
  interviewerPatienceMs,
  isWorkLocked,
  missedSince,
  type Session,
} from '@greenroom/shared/session'
import { messageCall } from '../conversation/chat.ts'
import { debrief } from '../conversation/debrief.ts'
import { clockGoesOn } from '../conversation/speech.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { roleOf } from '../permissions.ts'
import { type Effects, requestReply } from '../questions/questions.ts'

/** Lets a person take over the interview. Drops the AI's pending reply so that two interviewers don't speak at once. */
export function decideTakeOver(state: Session): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  return state.control === 'human' ? accept() : accept([{ type: 'ControlChanged', control: 'human' }])
}

/**
 * Hands the interview back to the AI, because the interviewer asked for that or the candidate has waited long enough
 * for the interviewer. Also undoes what only the interviewer could undo: a paused clock and locked work.
 */
export function decideHandBack(state: Session, context: Context): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  if (state.control === 'ai') return accept()
  if (roleOf(state, context.actor) === 'candidate' && !hasWaitedLongEnough(state, context))
    return refuse('INTERVIEWER_NOT_AWAY')
  const changed = { type: 'ControlChanged', control: 'ai' } as const
  if (state.phase === 'NOT_STARTED') return accept([changed])
  const next = firstWords(state, context)
  const unlocked = isWorkLocked(state) ? [{ type: 'WorkLockChanged' as const, locked: false }] : []
  return accept([changed, ...unlocked, ...clockGoesOn(state), ...next.events], next.jobs)
}

function hasWaitedLongEnough(state: Session, { now, agreedAt = null }: Context): boolean {
  const since = missedSince(state, agreedAt)
  return since !== null && now - since >= interviewerPatienceMs
}

/**
 * The AI's first action after taking over: it presents the question, answers open messages, reacts to the code, or
 * waits.
 */
function firstWords(state: InProgress, context: Context): Effects {
  if (state.step === 'introduction') return requestReply({ call: 'askQuestion' }, context)
  if (state.step === 'follow_up' && !state.question.debriefed) return debrief(context)
  const last = state.messages.findLast(
    ({ sender, recipient }) => sender === 'interviewer' || (sender === 'candidate' && recipient === 'interviewer'),
  )
  return last?.sender === 'candidate'
    ? requestReply({ call: messageCall(state), inReplyTo: last.id }, context)
    : { events: [], jobs: [] }
}
