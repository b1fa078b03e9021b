import { z } from 'zod'

/**
 * How a message treats a point of a good answer: it makes the point, contradicts it, or we couldn't tell. An answer we
 * didn't understand may have been right.
 */
export const pointVerdicts = ['shown', 'contradicted', 'not_understood'] as const
export const pointVerdictSchema = z.enum(pointVerdicts)
export type PointVerdict = z.infer<typeof pointVerdictSchema>

/**
 * How one message was judged on one point. `point` is its key in the authored material and reveals nothing; the spans
 * are exact substrings of the message, and empty if nothing was understood.
 */
export const pointJudgementSchema = z.object({
  point: z.string().min(1).max(100),
  verdict: pointVerdictSchema,
  spans: z.array(z.string().min(1).max(2_000)).max(10),
  /** The answer to one of the point's checks: the check's number, counted from 1, and how good the answer is. */
  check: z.object({ number: z.int().min(1).max(20), answer: z.enum(['right', 'half', 'wrong']) }).optional(),
})
export type PointJudgement = z.infer<typeof pointJudgementSchema>

/** A message's judgement, point by point. Points that aren't listed didn't come up in the message. */
export const judgementSchema = z.array(pointJudgementSchema).max(100)
