import { z } from 'zod'
import { interviewPhaseSchema } from '../../vocabulary/interview.ts'

/** The browser picks `attemptId` at random: a retry after a lost response gets the same interview. */
export const newTrialSchema = z.object({
  attemptId: z
    .string()
    .regex(/^[\w-]{20,128}$/)
    .describe('Random; the browser stores it until it has the answer.'),
})

/** A visitor's interview; `kept` once it belongs to an account, after which it isn't deleted at `expiresAt`. */
export const trialSchema = z.object({
  sessionId: z.string(),
  phase: interviewPhaseSchema,
  expiresAt: z.iso.datetime(),
  kept: z.boolean(),
})
export type Trial = z.infer<typeof trialSchema>

export const trialAnswerSchema = z.object({
  trial: trialSchema.nullable(),
  /** When this browser, or its network, can open another trial; null if it can now, or already has one. */
  freeAt: z.iso.datetime().nullable(),
})
