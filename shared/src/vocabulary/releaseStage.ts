import { z } from 'zod'

/** How far a piece of content is released (spec §3, release stages). */
export const releaseStages = ['coming_soon', 'beta', 'prod'] as const
export const releaseStageSchema = z.enum(releaseStages)
export type ReleaseStage = z.infer<typeof releaseStageSchema>
