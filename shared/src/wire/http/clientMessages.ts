import { z } from 'zod'

/** The calls by which browsers report about themselves (spec §7). */
export const clientMessagePaths = {
  /** `POST` with a `clientMessageSchema`, from anybody: 204; 429 after sixty in a minute. */
  persistedMessage: '/persistedMessage',
} as const

/** A message of the web app, at most 10,000 characters; the caller prefixes it with user id and email. */
export const clientMessageSchema = z.object({
  message: z.string().min(1).max(10_000),
  severity: z.enum(['info', 'warning', 'error']),
})
