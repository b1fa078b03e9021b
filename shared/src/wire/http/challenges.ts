import { z } from 'zod'

/** The API calls for challenges (spec §7). */
export const challengePaths = {
  /** `GET`: 200 with a `publicChallengeSchema` that fits; 404 NO_CHALLENGE with the text of spec §8. */
  ofDifficulty: '/challenge/difficulty/:difficulty',
} as const

/** An unknown difficulty falls back as well (spec §5). */
export const challengeParamsSchema = z.object({ difficulty: z.string() })

/** Anything is accepted, even a repeated parameter: invalid values fall back (spec §5). */
export const challengeQuerySchema = z.object({
  programmingLanguage: z.unknown().optional().describe('By default python.'),
  durationInMinutes: z.unknown().optional().describe('The most minutes the challenge may take; by default 20.'),
  userId: z.unknown().optional().describe('The user whose finished challenges come last; must be the caller.'),
  interviewStage: z.unknown().optional().describe('By default any.'),
})
