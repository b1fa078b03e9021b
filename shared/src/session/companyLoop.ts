import { z } from 'zod'
import { challengeTypeSchema, interviewStageSchema } from '../vocabulary/interview.ts'

/** A round's name in a company's process, and its most important dimensions of the rubric, the heaviest first. */
export const namedRoundSchema = z.object({ name: z.string().max(80), weighs: z.array(z.string().max(60)).max(10) })
export type NamedRound = z.infer<typeof namedRoundSchema>

/**
 * A round as an interview follows it (answers §2, company presets): its stage, and its kinds of question, the most
 * usual first.
 */
export const loopRoundSchema = namedRoundSchema.extend({
  stage: interviewStageSchema,
  challengeTypes: z.array(challengeTypeSchema).min(1),
})
export type LoopRound = z.infer<typeof loopRoundSchema>

/** One round of a company, rehearsed by itself: with the company's number of questions, perhaps in one language. */
export type RehearsedRound = LoopRound & { problems: number; languageLocked?: boolean | undefined }
