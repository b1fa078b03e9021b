import { z } from 'zod'

/** Non-empty text. */
export const prose = z.string().trim().min(1)

/**
 * A question that asks for a point the candidate hasn't made, without naming the point. Short enough to follow a
 * thank-you.
 */
export const askSchema = prose
  .refine((text) => /^[^?]+\?$/.test(text), 'asks exactly one question, and ends with it')
  .refine((text) => text.split(/\s+/).length <= 25, 'asks in at most 25 words')
