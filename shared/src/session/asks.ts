import { isExam } from '../rules/interview.ts'
import type { ChatCall } from '../vocabulary/conversation.ts'
import type { CoachCall } from './coach.ts'
import { type InterviewerAsk, interviewerAsks } from './interviewerAsks.ts'
import type { RefusalCode } from './refusals.ts'
import type { Session } from './state.ts'

/** The coach's two extra buttons, besides the six predefined interactions. */
export const coachAsks = ['debug', 'simplifyCode'] as const
export type CoachAskAction = (typeof coachAsks)[number]

export const coachCallOf = {
  debug: 'coachDebug',
  simplifyCode: 'coachSimplifyCode',
} as const satisfies Record<CoachAskAction, CoachCall>

const isOneOf = <T extends string>(values: readonly T[], value: string): value is T => values.some((v) => v === value)

/** Whether this chat call is for an interviewer button. A reply to a button never changes the interview's step. */
export const isInterviewerAsk = (call: ChatCall): call is InterviewerAsk => isOneOf(interviewerAsks, call)

/**
 * Why the candidate can't use the interviewer buttons now, or null if they can. The engine refuses the command with
 * this code, and the room shows the reason beforehand.
 */
export function interviewerAskRefusal(state: Session): RefusalCode | null {
  if (state.phase !== 'IN_PROGRESS') return 'NOT_IN_PROGRESS'
  if (state.control === 'human') return 'INTERVIEWER_IS_HUMAN'
  if (isExam(state)) return 'NO_HELP_IN_EXAM'
  return state.awaitingReply === null ? null : 'REPLY_PENDING'
}
