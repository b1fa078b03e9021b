import { z } from 'zod'

/** The API calls for blocking people. Nobody can see that they are blocked. */
export const blockPaths = {
  /**
   * `GET`: 200 with a `blockListSchema`, latest first. `POST` with a `newBlockSchema`: 201 with a `blockSchema`, 200 if
   * repeated. 404 SESSION_NOT_FOUND or PARTICIPANT_UNKNOWN if the person wasn't there, PARTNER_UNKNOWN if the post
   * doesn't exist; 409 TOO_MANY_BLOCKS.
   */
  blocks: '/api/blocks',
  /** `DELETE`: 204, even if repeated. */
  block: '/api/blocks/:blockId',
} as const

/** Somebody the caller met in a session, or on the partner board. */
export const newBlockSchema = z.union([
  z.object({ sessionId: z.string().min(1).max(64), participantId: z.string().min(1).max(128) }),
  z.object({ postId: z.string().min(1).max(64) }),
  z.object({ proposalId: z.string().min(1).max(64) }),
])
export type NewBlock = z.infer<typeof newBlockSchema>

/** A blocked person, with the name they had when blocked. */
export const blockSchema = z.object({ blockId: z.string(), name: z.string(), blockedAt: z.iso.datetime() })
export type Block = z.infer<typeof blockSchema>

export const blockListSchema = z.object({ blocks: z.array(blockSchema) })
export const blockParamsSchema = z.object({ blockId: z.string().max(64) })
