import { z } from 'zod'

/**
 * What a message does with a point of a good answer: it makes it, it says the opposite, or it says nothing that could be understood as
 * either. What was not understood may have been right.
 */
export const pointVerdicts = ['shown', 'contradicted', 'not_understood'] as const
export const pointVerdictSchema = z.enum(pointVerdicts)
export type PointVerdict = z.infer<typeof pointVerdictSchema>

/**
 * The judgement of one point by one message. `point` is its key in the authored material and tells nothing of what it says; the spans
 * are exact substrings of the message, and none if nothing was understood.
 */
export const pointJudgementSchema = z.object({
  point: z.string().min(1).max(100),
  verdict: pointVerdictSchema,
  spans: z.array(z.string().min(1).max(2_000)).max(10),
  /** Where a check of the point was answered: which of its checks, counted from 1, and what the answer was worth. */
  check: z.object({ number: z.int().min(1).max(20), answer: z.enum(['right', 'half', 'wrong']) }).optional(),
})
export type PointJudgement = z.infer<typeof pointJudgementSchema>

/** The judgement of a message, point by point. A point that is not named was not at issue. */
export const judgementSchema = z.array(pointJudgementSchema).max(100)
