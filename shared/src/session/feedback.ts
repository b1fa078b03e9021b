import { z } from 'zod'

/** A candidate's feedback on a human interviewer: from 1 (poor) to 5 (very good), with an optional comment. */
export const candidateFeedbackSchema = z.object({
  rating: z.int().min(1).max(5),
  text: z.string().max(8_000).default(''),
})
export type CandidateFeedback = z.infer<typeof candidateFeedbackSchema>
