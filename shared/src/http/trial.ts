import { z } from 'zod'
import { interviewPhaseSchema } from '../vocabulary/interviewPhase.ts'

/** The call about a visitor's five-minute interview without an account (decisions §9). */
export const trialPaths = {
  /**
   * `GET`: 200 with a `trialAnswerSchema`: the one of this browser, if there is one. `POST` with a `newTrialSchema` opens and starts
   * one: 201 with a `trialSchema`, and the cookie of a guest. The browser that has one already gets that one: 200. 429 TRIAL_USED with
   * `retry-after` where another browser at this address had today's, or where an account has it that is not signed in; 409
   * HAS_ACCOUNT for who is signed in and has none.
   */
  trial: '/api/trial',
} as const

/** `attemptId` is random and the browser's own: sent again after an answer that was lost, it gets the same interview. */
export const newTrialSchema = z.object({
  attemptId: z
    .string()
    .regex(/^[\w-]{20,128}$/)
    .describe('Random, kept by the browser until the answer is there.'),
})

/** A visitor's interview; `kept` once it belongs to an account, and then it is no longer deleted at `expiresAt`. */
export const trialSchema = z.object({
  sessionId: z.string(),
  phase: interviewPhaseSchema,
  expiresAt: z.iso.datetime(),
  kept: z.boolean(),
})
export type Trial = z.infer<typeof trialSchema>

export const trialAnswerSchema = z.object({ trial: trialSchema.nullable() })
