import type { InProgress, JobRequest, SessionEvent } from '@greenroom/shared/session'
import type { Context } from '../decision.ts'
import { isSpokenNow } from '../questions/progress.ts'
import { requestReply } from '../questions/questions.ts'

/** The call to react to the finished code, where its tests are in and nothing else is owed. */
export function debrief(context: Context): { events: SessionEvent[]; jobs: JobRequest[] } {
  return requestReply({ call: 'telephoneOrOnsiteUserQuickActions', action: 'doneCoding' }, context)
}

/** The same where the follow-up has been reached and the code was not spoken of yet. */
export function owedDebrief(state: InProgress, context: Context): { events: SessionEvent[]; jobs: JobRequest[] } {
  const owed = state.step === 'follow_up' && !state.question.debriefed && !isSpokenNow(state)
  return owed ? debrief(context) : { events: [], jobs: [] }
}
