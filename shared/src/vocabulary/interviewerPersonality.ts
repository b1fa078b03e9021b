import { z } from 'zod'

/** How the interviewer speaks and how long it waits; never what it scores (spec §2). */
export const interviewerPersonalities = ['lenient', 'fair', 'harsh', 'demanding'] as const
export const interviewerPersonalitySchema = z.enum(interviewerPersonalities)
export type InterviewerPersonality = z.infer<typeof interviewerPersonalitySchema>

export const interviewerPersonalityLabels: Record<InterviewerPersonality, string> = {
  lenient: 'Lenient',
  fair: 'Fair',
  harsh: 'Harsh',
  demanding: 'Demanding',
}
