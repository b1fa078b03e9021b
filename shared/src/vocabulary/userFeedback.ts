import { z } from 'zod'

/** What a user says of the product (spec §3, user feedback; the fields of `POST /feedback/userExperience`). */
export const userFeedbackSchema = z.object({
  userFeedbackRating: z.int().min(1).max(5),
  recommendPlatform: z.boolean(),
  likedMostFeedback: z.string().max(5000),
  improvementFeedback: z.string().max(5000),
  userEmail: z.email().optional(),
})
export type UserFeedback = z.infer<typeof userFeedbackSchema>
