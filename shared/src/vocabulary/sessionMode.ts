import { z } from 'zod'

/** Who interviews: the product, or a person. */
export const sessionModes = ['ai', 'human'] as const
export const sessionModeSchema = z.enum(sessionModes)
export type SessionMode = z.infer<typeof sessionModeSchema>

/** What a person is in a session. */
export const participantRoles = ['candidate', 'interviewer', 'observer'] as const
export const participantRoleSchema = z.enum(participantRoles)
export type ParticipantRole = z.infer<typeof participantRoleSchema>
