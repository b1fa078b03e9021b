import { z } from 'zod'

/**
 * How a message treats a point of a good answer: it makes it, contradicts it, or does neither recognisably. Words
 * that weren't understood may have been right.
 */
export const pointVerdicts = ['shown', 'contradicted', 'not_understood'] as const
export const pointVerdictSchema = z.enum(pointVerdicts)
export type PointVerdict = z.infer<typeof pointVerdictSchema>

/**
 * The judgement of one point by one message. `point` is its key in the authored material and reveals nothing; the
 * spans are exact substrings of the message, and empty if nothing was understood.
 */
export const pointJudgementSchema = z.object({
  point: z.string().min(1).max(100),
  verdict: pointVerdictSchema,
  spans: z.array(z.string().min(1).max(2_000)).max(10),
  /** The answer to one of the point's checks: which check, counted from 1, and how good the answer is. */
  check: z.object({ number: z.int().min(1).max(20), answer: z.enum(['right', 'half', 'wrong']) }).optional(),
})
export type PointJudgement = z.infer<typeof pointJudgementSchema>

/** The judgement of a message, point by point. Points it leaves out didn't come up. */
export const judgementSchema = z.array(pointJudgementSchema).max(100)
