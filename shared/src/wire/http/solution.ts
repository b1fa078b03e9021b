import { z } from 'zod'
import { challengeTypeSchema } from '../../vocabulary/interview.ts'
import { type EditorialLock, editorialSchema } from './challengeWork.ts'

/**
 * `GET`: 200 with a `sessionSolutionSchema`, for everybody who is in the session, once it has ended; 409 SESSION_UNFINISHED before.
 */
export const solutionPath = '/api/sessions/:id/solution'

const text = z.string()

/** One good design of a large system, in the words of its author; `calls`, `data` and `architecture` are Markdown. */
export const modelDesignSchema = z.object({
  functional: z.array(text),
  qualities: z.array(text),
  /** What can be worked out before anything is drawn, and what follows from it. */
  estimates: z.array(z.object({ what: text, result: z.number(), unit: text, so: text })),
  calls: text,
  data: text,
  architecture: text,
})
export type ModelDesign = z.infer<typeof modelDesignSchema>

/** A strong answer to one question of a session. What its kind does not have is empty or null. */
export const questionSolutionSchema = editorialSchema.omit({ unlockedBy: true, keyPoints: true }).extend({
  /** Counts from 1, as in the log. */
  question: z.int().min(1),
  challengeType: challengeTypeSchema,
  /** What a strong answer says, in the words that name the points of a scorecard's lines. */
  points: z.array(
    z.object({
      title: text,
      /** Of the rubric; null if the point belongs to the answer as a whole. */
      dimension: text.nullable(),
      /** Whether a right answer needs it; the others go beyond. */
      essential: z.boolean(),
    }),
  ),
  design: modelDesignSchema.nullable(),
})
export type QuestionSolution = z.infer<typeof questionSolutionSchema>

/** Why a question of an ended session is not answered here: the same as of its editorial. */
const lockSchema = z.enum(['not_done', 'interview_open'] satisfies EditorialLock[])

/** Of `GET /api/sessions/{id}/solution`: a strong answer to each question that was put, and those whose answer stays shut. */
export const sessionSolutionSchema = z.object({
  questions: z.array(questionSolutionSchema),
  locked: z.array(z.object({ question: z.int().min(1), reason: lockSchema })),
})
export type SessionSolution = z.infer<typeof sessionSolutionSchema>
