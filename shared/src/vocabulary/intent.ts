import { z } from 'zod'

/** What a candidate's message wants, as the interviewer understood it (spec §3, intent classes). */
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
