import { z } from 'zod'

/** The level that is expected of the candidate (spec §3, candidateExperienceLevel). */
export const experienceLevels = ['JUNIOR', 'SENIOR'] as const
export const experienceLevelSchema = z.enum(experienceLevels)
export type ExperienceLevel = z.infer<typeof experienceLevelSchema>
