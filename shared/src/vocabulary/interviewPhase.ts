import { z } from 'zod'

/** Where an interview stands as a whole (spec §3, interview phase): it only ever moves to the right. */
export const interviewPhases = ['NOT_STARTED', 'IN_PROGRESS', 'ENDED'] as const
export const interviewPhaseSchema = z.enum(interviewPhases)
export type InterviewPhase = z.infer<typeof interviewPhaseSchema>
