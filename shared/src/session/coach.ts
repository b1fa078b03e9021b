import type { ChatCall } from '../vocabulary/conversation.ts'
import type { EventOf } from './events.ts'
import { CorruptLog } from './phases.ts'
import type { InProgress } from './state.ts'

/**
 * The calls that the coach answers. They are independent of the interview: the interviewer never waits for the coach.
 */
export const coachCalls = [
  'predefinedInteractions',
  'coachDebug',
  'coachSimplifyCode',
] as const satisfies readonly ChatCall[]
export type CoachCall = (typeof coachCalls)[number]

export const isCoachCall = (call: ChatCall): call is CoachCall => coachCalls.some((each) => each === call)

const coachPrefix = 'coach-'

/**
 * The id of a request to the coach that was made in commit `seq`. The message that answers the request has the same id.
 */
export const coachReplyId = (seq: number): string => `${coachPrefix}${seq}`

/** The id of the message shown instead of the coach's answer if the coach fails in commit `seq`. */
export const coachFailureId = (seq: number): string => `${coachPrefix}failure-${seq}`

/** Whether a reply is the coach's. The reply and its draft are visible only to the candidate. */
export const isCoachReply = (replyId: string): boolean => replyId.startsWith(coachPrefix)

/** Adds a request to the coach. */
export function coachAsked(
  state: InProgress,
  { type: _type, ...asked }: EventOf<'ReplyRequested'>,
  at: number,
): InProgress {
  return { ...state, awaitingCoach: { ...asked, requestedAt: at, askedAgainAt: null }, failedCoach: null }
}

/**
 * Records that the coach's answer failed. The candidate can retry the request, unless it came from a power-up: the
 * power-up is refunded and can be used again.
 */
export function coachFailed(state: InProgress, { replyId, status }: EventOf<'ReplyFailed'>): InProgress {
  const awaited = state.awaitingCoach
  if (awaited?.replyId !== replyId) throw new CorruptLog(`${state.sessionId} does not wait for ${replyId}`)
  return { ...state, awaitingCoach: null, failedCoach: awaited.useId === undefined ? { ...awaited, status } : null }
}
