import { z } from 'zod'
import { challengeTypeSchema, interviewStageSchema } from '../vocabulary/interview.ts'

/** What a round of a company's process is called, and what weighs most in it: dimensions of the rubric, the heaviest first. */
export const namedRoundSchema = z.object({ name: z.string().max(80), weighs: z.array(z.string().max(60)).max(10) })
export type NamedRound = z.infer<typeof namedRoundSchema>

/**
 * A round as far as an interview follows it (answers §2, company presets): the stage it belongs to and the kinds of question that
 * are put in it, the most usual first.
 */
export const loopRoundSchema = namedRoundSchema.extend({
  stage: interviewStageSchema,
  challengeTypes: z.array(challengeTypeSchema).min(1),
})
export type LoopRound = z.infer<typeof loopRoundSchema>

/** One round of a company, rehearsed by itself: as many questions as are put in it there, perhaps in one language. */
export type RehearsedRound = LoopRound & { problems: number; languageLocked?: boolean | undefined }
