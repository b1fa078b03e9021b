import { z } from 'zod'
import { challengeTypeSchema } from '../../vocabulary/interview.ts'
import { type EditorialLock, editorialSchema } from './challengeWork.ts'

/**
 * `GET`: 200 with a `sessionSolutionSchema`, for every member once the session has ended; until then 409
 * SESSION_UNFINISHED.
 */
export const solutionPath = '/api/sessions/:id/solution'

const text = z.string()

/** One good design of a large system, in its author's words; `calls`, `data` and `architecture` are Markdown. */
export const modelDesignSchema = z.object({
  functional: z.array(text),
  qualities: z.array(text),
  /** An estimate to make before drawing, and its consequence. */
  estimates: z.array(z.object({ what: text, result: z.number(), unit: text, so: text })),
  calls: text,
  data: text,
  architecture: text,
})
export type ModelDesign = z.infer<typeof modelDesignSchema>

/** A strong answer to one question of a session. Parts that don't apply to its kind are empty or null. */
export const questionSolutionSchema = editorialSchema.omit({ unlockedBy: true, keyPoints: true }).extend({
  /** Counts from 1, as in the log. */
  question: z.int().min(1),
  challengeType: challengeTypeSchema,
  /** The points of a strong answer, worded as on a scorecard's lines. */
  points: z.array(
    z.object({
      title: text,
      /** The dimension of the rubric; null if the point belongs to the answer as a whole. */
      dimension: text.nullable(),
      /** Whether a right answer needs this point; the others go beyond it. */
      essential: z.boolean(),
    }),
  ),
  design: modelDesignSchema.nullable(),
})
export type QuestionSolution = z.infer<typeof questionSolutionSchema>

/** Why the answer to a question of an ended session is locked: the same reasons as for its editorial. */
const lockSchema = z.enum(['not_done', 'interview_open'] satisfies EditorialLock[])

/**
 * The response of `GET /api/sessions/{id}/solution`: a strong answer to each question, and the questions whose answer
 * stays locked.
 */
export const sessionSolutionSchema = z.object({
  questions: z.array(questionSolutionSchema),
  locked: z.array(z.object({ question: z.int().min(1), reason: lockSchema })),
})
export type SessionSolution = z.infer<typeof sessionSolutionSchema>
