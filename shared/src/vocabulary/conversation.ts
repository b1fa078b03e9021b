import { z } from 'zod'

/** Who sends and receives chat messages (spec §3, participants). */
export const chatParticipants = ['system', 'candidate', 'interviewer', 'interviewerCoach'] as const
export const chatParticipantSchema = z.enum(chatParticipants)
export type ChatParticipant = z.infer<typeof chatParticipantSchema>

/** The intent of a candidate's message, as the interviewer understood it (spec §3, intent classes). */
export const intents = [
  'attempt_to_answer_question',
  'declare_not_knowing_answer',
  'request_for_clarification',
  'request_to_skip',
  'request_for_hint',
  'unrelated_question',
  'unknown',
] as const
export const intentSchema = z.enum(intents)
export type Intent = z.infer<typeof intentSchema>

/** A candidate's requests to the coach (spec §7, predefined interactions). */
export const desiredActions = [
  'respondToMessage',
  'provideCodeFeedback',
  'provideHint',
  'provideClarification',
  'detectBugsInCode',
  'recommendCodeImprovements',
] as const
export const desiredActionSchema = z.enum(desiredActions)
export type DesiredAction = z.infer<typeof desiredActionSchema>

/** The chat calls of the AI backend (spec §7); `chatCallPaths` has their paths. */
export const chatCalls = [
  'respondToMsg',
  'help',
  'giveFeedback',
  'askQuestion',
  'debug',
  'coachDebug',
  'coachSimplifyCode',
  'telephoneOrOnsiteRespondToMsg',
  'telephoneOrOnsiteUserQuickActions',
  'predefinedInteractions',
] as const
export const chatCallSchema = z.enum(chatCalls)
export type ChatCall = z.infer<typeof chatCallSchema>

/** The requests that the room's two action buttons make to the interviewer (`?action=`). */
export const quickActions = ['doneCoding', 'skipQuestion'] as const
export const quickActionSchema = z.enum(quickActions)
export type QuickAction = z.infer<typeof quickActionSchema>
