import { type InProgress, interviewerPatienceMs, type Session } from '@greenroom/shared/session'
import { messageCall } from '../conversation/chat.ts'
import { debrief } from '../conversation/debrief.ts'
import { clockGoesOn } from '../conversation/speech.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { roleOf } from '../permissions.ts'
import { type Effects, requestReply } from '../questions/questions.ts'

/** A person interviews from now on. What the AI was about to say is dropped: two voices would only confuse. */
export function decideTakeOver(state: Session): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  return state.control === 'human' ? accept() : accept([{ type: 'ControlChanged', control: 'human' }])
}

/**
 * The AI interviews from now on: because the interviewer says so, or because the candidate has waited for them for long
 * enough. Nothing stays stopped that only the interviewer could start again.
 */
export function decideHandBack(state: Session, context: Context): Decision {
  if (state.phase === 'ENDED') return refuse('NOT_IN_PROGRESS')
  if (state.control === 'ai') return accept()
  if (roleOf(state, context.actor) === 'candidate' && !hasWaitedLongEnough(state, context.now))
    return refuse('INTERVIEWER_NOT_AWAY')
  const changed = { type: 'ControlChanged', control: 'ai' } as const
  if (state.phase === 'NOT_STARTED') return accept([changed])
  const next = firstWords(state, context)
  return accept([changed, ...clockGoesOn(state), ...next.events], next.jobs)
}

const hasWaitedLongEnough = ({ interviewerAwaySince }: Session, now: number): boolean =>
  interviewerAwaySince !== null && now - interviewerAwaySince >= interviewerPatienceMs

/** What the AI says first: it puts the question, answers what was left unanswered, reacts to the code, or waits. */
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
