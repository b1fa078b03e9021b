import { chatCallFailureText } from '@greenroom/shared/rules'
import { isCoachReply, type Session } from '@greenroom/shared/session'
import type { JobResult } from '@greenroom/shared/wire'
import type { ClockCommandOf } from '../../commands.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { requestReply } from '../questions/questions.ts'
import { isOutage, timeGivenBack } from '../time/outage.ts'
import { decideFailCoachReply, decideRetryCoach } from './coach.ts'
import { messageSent } from './messageSent.ts'

/**
 * Handles a chat call that has failed for good: shows the text from spec §8 and lets the candidate retry. If the
 * platform failed, the candidate gets the waiting time back.
 */
export function decideFailReply(
  state: Session,
  command: Omit<Extract<JobResult, { type: 'FailReply' }>, 'type'>,
  context: Context,
): Decision {
  if (isCoachReply(command.replyId)) return decideFailCoachReply(state, command, context)
  if (state.phase !== 'IN_PROGRESS' || state.awaitingReply?.replyId !== command.replyId)
    return refuse('NO_LONGER_AWAITED')
  const owedSince = state.awaitingReply.requestedAt
  return accept([
    { type: 'ReplyFailed', replyId: command.replyId, status: command.status, code: command.code },
    messageSent(state, {
      id: `failure-${context.seq}`,
      sender: 'system',
      recipient: 'candidate',
      message: chatCallFailureText(command.status),
      now: context.now,
    }),
    ...(isOutage(command.status) ? timeGivenBack(state, owedSince, context.now) : []),
  ])
}

/**
 * Requests an overdue reply once more, under the same id. The first answer to arrive counts. Such a long wait is the
 * platform's fault, so the time is given back immediately, before the clock can run out.
 */
export function decideAskReplyAgain(
  state: Session,
  { replyId }: ClockCommandOf<'AskReplyAgain'>,
  { now }: Pick<Context, 'now'>,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NO_LONGER_AWAITED')
  const awaited = state.awaitingReply
  if (awaited?.replyId !== replyId || awaited.askedAgainAt !== null) return refuse('NO_LONGER_AWAITED')
  const { call, action, requestedAt } = awaited
  return accept(
    [{ type: 'ReplyAskedAgain', replyId }, ...timeGivenBack(state, requestedAt, now)],
    [{ kind: 'chat.call', replyId, call, action, askedAgain: true }],
  )
}

/** Retries what failed: the interviewer's answer, else the coach's, else (after the end) the scorecard. */
export function decideRetryReply(state: Session, context: Context): Decision {
  if (state.phase === 'ENDED') {
    return state.scorecard.status === 'failed'
      ? accept([{ type: 'ScorecardRequested' }], [{ kind: 'scorecard.complete' }])
      : refuse('NOTHING_TO_RETRY')
  }
  if (state.phase !== 'IN_PROGRESS') return refuse('NOTHING_TO_RETRY')
  if (state.failedReply === null) return decideRetryCoach(state, context)
  if (state.awaitingReply !== null) return refuse('REPLY_PENDING')
  const { call, action, inReplyTo } = state.failedReply
  const again = requestReply(
    { call, ...(action === null ? {} : { action }), ...(inReplyTo === null ? {} : { inReplyTo }) },
    context,
  )
  return accept(again.events, again.jobs)
}
