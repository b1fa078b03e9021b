import type { InProgress, JobRequest, SessionEvent } from '@greenroom/shared/session'
import type { Context } from '../decision.ts'
import { isSpokenNow } from '../questions/progress.ts'
import { requestReply } from '../questions/questions.ts'

/**
 * Requests the interviewer's reaction to the finished code. Call it only once the code's test results have arrived and
 * no other reply is pending.
 */
export function debrief(context: Context): { events: SessionEvent[]; jobs: JobRequest[] } {
  return requestReply({ call: 'telephoneOrOnsiteUserQuickActions', action: 'doneCoding' }, context)
}

/** Like `debrief`, but only if the follow-up has begun and nobody has discussed the code yet. */
export function owedDebrief(state: InProgress, context: Context): { events: SessionEvent[]; jobs: JobRequest[] } {
  const owed = state.step === 'follow_up' && !state.question.debriefed && !isSpokenNow(state)
  return owed ? debrief(context) : { events: [], jobs: [] }
}
