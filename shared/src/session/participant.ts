import { z } from 'zod'
import { participantRoleSchema } from '../vocabulary/interview.ts'

/** A person in a session. `id` is `user:7` for an account, `guest:…` for a guest. */
export const participantSchema = z.object({ id: z.string(), role: participantRoleSchema, name: z.string() })
export type Participant = z.infer<typeof participantSchema>

export const participantIdOf = (userId: number): string => `user:${userId}`

/** The account behind a participant, or null for a guest. */
export function userIdOf(participantId: string): number | null {
  const match = /^user:(\d+)$/.exec(participantId)
  return match ? Number(match[1]) : null
}
