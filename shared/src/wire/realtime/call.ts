import { z } from 'zod'

/**
 * The signals of an audio and video call between candidate and interviewer. They are passed on and never stored: who misses one is told again by
 * the next `here`, or by a description that is sent again.
 */

/** A page in a call. A page that is loaded again is another one, and is connected anew. */
export const callPeerSchema = z.string().regex(/^[\w-]{8,64}$/)

/** What a page sends of itself right now. `screen`: in place of the camera. */
export const callMediaSchema = z.object({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() })
export type CallMedia = z.infer<typeof callMediaSchema>

/** The longest session description, in characters: one with audio and video has about 8,000. */
export const longestDescription = 24_000

const sdp = z.string().max(longestDescription)
const number = z.int().min(1).max(1_000_000)

/** What a page in a call says to the other one. */
export const callSignalSchema = z.discriminatedUnion('kind', [
  /** In the call, and sending this. Said every few seconds and at every change. */
  z.object({ kind: z.literal('here'), media: callMediaSchema }),
  /** The offers of a page are numbered, so that an answer says which one it's for. */
  z.object({ kind: z.literal('offer'), number, sdp }),
  z.object({ kind: z.literal('answer'), number, sdp }),
  z.object({
    kind: z.literal('candidate'),
    candidate: z.string().max(2_000),
    sdpMid: z.string().max(64).nullable(),
    sdpMLineIndex: z.int().min(0).max(64).nullable(),
    usernameFragment: z.string().max(256).nullable(),
  }),
  z.object({ kind: z.literal('bye') }),
])
export type CallSignal = z.infer<typeof callSignalSchema>

/** The message `call:signal`, either way. Without `to` it's for every page of the other person. */
export const callMessageSchema = z.object({
  sessionId: z.string().min(1).max(64),
  from: callPeerSchema,
  to: callPeerSchema.optional(),
  signal: callSignalSchema,
})
export type CallMessage = z.infer<typeof callMessageSchema>
