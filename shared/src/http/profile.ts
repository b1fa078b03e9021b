import { z } from 'zod'
import { extraTimePercentSchema } from '../vocabulary/extraTime.ts'

/** What somebody has said of themselves that every interview of theirs should heed. Both calls need a sign-in (401). */
export const profilePaths = {
  /** `GET`: the profile. `PUT` with a `profileSchema`: 200 with what was stored, 400 naming each field that is wrong. */
  profile: '/api/profile',
} as const

/** `extraTimePercent` is an accommodation: interviews opened from now on last that much longer, and nothing else changes. */
export const profileSchema = z.object({ extraTimePercent: extraTimePercentSchema })
export type Profile = z.infer<typeof profileSchema>

export const emptyProfile: Profile = { extraTimePercent: 0 }
