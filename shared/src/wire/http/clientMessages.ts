import { z } from 'zod'

/** A message from the web app, at most 10,000 characters; the caller prefixes it with user id and email. */
export const clientMessageSchema = z.object({
  message: z.string().min(1).max(10_000),
  severity: z.enum(['info', 'warning', 'error']),
})
