import { z } from 'zod'

/** `GET`: a `callServersSchema`, for candidate and interviewer; 403 FORBIDDEN for observers, 409 NOT_IN_PROGRESS after the end. */
export const callPath = '/api/sessions/:id/call'

/**
 * The STUN and TURN servers for a call, in the format of an `RTCConfiguration`. If empty, the two browsers only try
 * each other's addresses.
 */
export const callServersSchema = z.object({
  iceServers: z.array(
    z.object({
      urls: z.array(z.string()),
      username: z.string().optional(),
      credential: z.string().optional(),
    }),
  ),
})
export type CallServers = z.infer<typeof callServersSchema>
