import { z } from 'zod'
import { challengeTypeSchema, interviewStageSchema } from '../vocabulary/interview.ts'

/** A round's name in a company's process, and the rubric dimensions that matter most in it, heaviest first. */
export const namedRoundSchema = z.object({ name: z.string().max(80), weighs: z.array(z.string().max(60)).max(10) })
export type NamedRound = z.infer<typeof namedRoundSchema>

/**
 * A round as an interview follows it (answers §2, company presets): its stage, and its kinds of question, most common
 * first.
 */
export const loopRoundSchema = namedRoundSchema.extend({
  stage: interviewStageSchema,
  challengeTypes: z.array(challengeTypeSchema).min(1),
})
export type LoopRound = z.infer<typeof loopRoundSchema>

/** A single round of a company to rehearse: with the company's number of questions, perhaps in one language. */
export type RehearsedRound = LoopRound & { problems: number; languageLocked?: boolean | undefined }
