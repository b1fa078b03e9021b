import { z } from 'zod'

/** Who sends and receives chat messages (spec §3, participants). */
export const chatParticipants = ['system', 'candidate', 'interviewer', 'interviewerCoach'] as const
export const chatParticipantSchema = z.enum(chatParticipants)
export type ChatParticipant = z.infer<typeof chatParticipantSchema>
