import { z } from 'zod'

/** How many lines of a CV one call takes, and how long each may be, in characters. */
export const cvWordingBounds = { lines: 24, line: 400, role: 120 } as const

/** The facts a language model may ask for. We word the questions ourselves. */
export const cvWordingAsks = ['result', 'amount', 'how'] as const

/** Lines about somebody's work, without name and contact details. `role`: what the CV is for. */
export const cvWordingRequestSchema = z.object({
  role: z.string().max(cvWordingBounds.role),
  lines: z
    .array(z.object({ id: z.string().max(24), text: z.string().max(cvWordingBounds.line) }))
    .min(1)
    .max(cvWordingBounds.lines),
})
export type CvWordingRequest = z.infer<typeof cvWordingRequestSchema>

/** A proposal for one line: a new wording, or a question. Nothing in it has been checked for facts. */
export const cvWordingSchema = z.union([
  z.object({ line: z.string(), text: z.string().min(1) }),
  z.object({ line: z.string(), ask: z.enum(cvWordingAsks) }),
])
export type CvWording = z.infer<typeof cvWordingSchema>

/**
 * The AI backend's call, `POST` with a bearer token and a `cvWordingRequestSchema`: 200 with this; `wordings` is null if no
 * model answered.
 */
export const cvWordingsPath = '/cv/wordings'
export const cvWordingsSchema = z.object({ wordings: z.array(cvWordingSchema).nullable() })
export type CvWordings = z.infer<typeof cvWordingsSchema>

/** A job that asks for wordings. It uses the queue of `chat.call`. */
export const cvWordingJobSchema = z.object({
  kind: z.literal('cv.word'),
  runId: z.string(),
  request: cvWordingRequestSchema,
})
export type CvWordingJob = z.infer<typeof cvWordingJobSchema>

/** Where the worker puts the outcome, a `cvWordingsSchema`, for the engines, in Redis only. */
export const cvWordingOutcomeKey = (runId: string): string => `greenroom:cv-wording:${runId}:outcome`

/** How long an outcome is kept, in seconds. Nobody waits longer for it. */
export const cvWordingKeptSeconds = 10 * 60
