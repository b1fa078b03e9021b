import { z } from 'zod'

/** What a candidate says about the person who interviewed them: from 1 (poor) to 5 (very good), and in words where they like. */
export const candidateFeedbackSchema = z.object({
  rating: z.int().min(1).max(5),
  text: z.string().max(8_000).default(''),
})
export type CandidateFeedback = z.infer<typeof candidateFeedbackSchema>
