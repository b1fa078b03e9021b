import { z } from 'zod'

/**
 * The signals of an audio and video call between candidate and interviewer. We forward them and never store them. If
 * one is lost, the next `here` or a repeated description makes up for it.
 */

/** A page in a call. After a reload it counts as a new page, and connects again. */
export const callPeerSchema = z.string().regex(/^[\w-]{8,64}$/)

/** The media a page is currently sending. `screen`: sent in place of the camera. */
export const callMediaSchema = z.object({ microphone: z.boolean(), camera: z.boolean(), screen: z.boolean() })
export type CallMedia = z.infer<typeof callMediaSchema>

/** The longest session description, in characters: one with audio and video has about 8,000. */
export const longestDescription = 24_000

const sdp = z.string().max(longestDescription)
const number = z.int().min(1).max(1_000_000)

/** A message from one page in a call to the other. */
export const callSignalSchema = z.discriminatedUnion('kind', [
  /** The page is in the call, and sends these media. Repeated every few seconds and on every change. */
  z.object({ kind: z.literal('here'), media: callMediaSchema }),
  /** Pages number their offers, so that an answer can name the offer it's for. */
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

/** The message `call:signal`, in either direction. Without `to` it's for all pages of the other person. */
export const callMessageSchema = z.object({
  sessionId: z.string().min(1).max(64),
  from: callPeerSchema,
  to: callPeerSchema.optional(),
  signal: callSignalSchema,
})
export type CallMessage = z.infer<typeof callMessageSchema>
