import { z } from 'zod'
import { commitViewSchema } from '../../session/commit.ts'

/**
 * The engine's internal call that gives a worker the log to score, `GET` with a bearer token: the commits up to and
 * including `upTo`, as the candidate sees them. 404 SESSION_NOT_FOUND if the session was deleted; 503 means try again.
 */
export const scoredLogPath = '/internal/sessions/:sessionId/log'
export const scoredLogParamsSchema = z.object({ sessionId: z.string().min(1) })
export const scoredLogQuerySchema = z.object({ upTo: z.coerce.number().int().min(1) })
export const scoredLogAnswerSchema = z.object({ log: z.array(commitViewSchema) })
