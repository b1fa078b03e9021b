import { z } from 'zod'

/** A small concrete case and its question, word for word as in the interviewer's message. */
export const putCheckSchema = z.object({ situation: z.string(), question: z.string() })
export type PutCheck = z.infer<typeof putCheckSchema>
