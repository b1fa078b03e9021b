import { z } from 'zod'

/** Who interviews: the product, or a person. */
export const sessionModes = ['ai', 'human'] as const
export const sessionModeSchema = z.enum(sessionModes)
export type SessionMode = z.infer<typeof sessionModeSchema>

/** Who interviews at the moment: the one can take over from the other. */
export const controls = ['ai', 'human'] as const
export const controlSchema = z.enum(controls)
export type Control = z.infer<typeof controlSchema>

/** What a person is in a session. */
export const participantRoles = ['candidate', 'interviewer', 'observer'] as const
export const participantRoleSchema = z.enum(participantRoles)
export type ParticipantRole = z.infer<typeof participantRoleSchema>
