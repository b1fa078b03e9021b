import { z } from 'zod'

/** Text that is there. */
export const prose = z.string().trim().min(1)

/** How a point is asked for that a candidate has not made, without naming it: one question, short enough to follow a word of thanks. */
export const askSchema = prose
  .refine((text) => /^[^?]+\?$/.test(text), 'asks exactly one question, and ends with it')
  .refine((text) => text.split(/\s+/).length <= 25, 'asks in at most 25 words')
