import { z } from 'zod'

/** How far a learner is with something (spec §3, progress). */
export const progressStates = ['not_started', 'in_progress', 'completed'] as const
export const progressSchema = z.enum(progressStates)
export type Progress = z.infer<typeof progressSchema>
