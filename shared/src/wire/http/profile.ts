import { z } from 'zod'
import { extraTimePercentSchema } from '../../vocabulary/interview.ts'

/** What somebody has said of themselves that every interview of theirs should heed. Both calls need a sign-in (401). */
export const profilePaths = {
  /** `GET`: 200 with a `profileSchema`. `PUT` with a `profileChangeSchema`: the same, changed; 400 naming each field that is wrong. */
  profile: '/api/profile',
} as const

/**
 * Whether a language model may find the words of one's interviewer and coach. `inUse`: whether this installation has one; where it has
 * none there is nothing to agree to. `agreedAt` (ISO 8601, UTC): since when one has agreed; null where one has not, and the scripted
 * ones speak.
 */
export const languageModelChoiceSchema = z.object({ inUse: z.boolean(), agreedAt: z.iso.datetime().nullable() })

/** `extraTimePercent` is an accommodation: interviews opened from now on last that much longer, and nothing else changes. */
export const profileSchema = z.object({
  extraTimePercent: extraTimePercentSchema,
  languageModel: languageModelChoiceSchema,
})
export type Profile = z.infer<typeof profileSchema>

/**
 * What one says of oneself. `languageModel`: whether a language model may find the interviewer's words; it is heeded from the next
 * answer on, and stays as it was where it is missing.
 */
export const profileChangeSchema = z.object({
  extraTimePercent: extraTimePercentSchema,
  languageModel: z.boolean().optional(),
})
export type ProfileChange = z.infer<typeof profileChangeSchema>
