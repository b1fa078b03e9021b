import { z } from 'zod'

/** The API calls for feedback on Greenroom (spec §7). */
export const feedbackPaths = {
  /** `POST` with a `userFeedbackSchema`, from anybody: 201 with a `givenFeedbackSchema`; 429 after ten in a minute. */
  userExperience: '/feedback/userExperience',
} as const

export const givenFeedbackSchema = z.object({ feedbackId: z.string() })
