import { z } from 'zod'
import { roundSchema } from '../../session/scorecard.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'

const text = z.string()

/** A question for a human interviewer: the authored material, including solution and hints. */
export const questionGuideSchema = z.object({
  /** Counts from 1, as in the log. */
  question: z.int().min(1),
  challenge_id: text,
  version: text,
  title: text,
  opening: text,
  /** The five rungs in order, and how many were revealed. */
  hints: z.array(text),
  hintsRevealed: z.int().min(0),
  clarifications: z.array(z.object({ about: text, answer: text })),
  approaches: z.array(z.object({ name: text, quality: text, time: text, space: text, response: text })),
  keyPoints: z.array(text),
  commonMistakes: z.array(z.object({ mistake: text, nudge: text })),
  edgeCases: z.array(z.object({ question: text, idea: text })),
  followUps: z.array(z.object({ question: text, goodAnswer: text })),
  complexity: z.object({ time: text, space: text }),
  /** The full answer, explained (Markdown). */
  editorial: text,
  solutions: z.array(
    z.object({ language: programmingLanguageSchema, kind: text, time: text, space: text, program: text }),
  ),
})
export type QuestionGuide = z.infer<typeof questionGuideSchema>

/** The response of `GET /api/sessions/{id}/guide`: every question so far, and the dimensions to judge. */
export const interviewerGuideSchema = z.object({
  questions: z.array(questionGuideSchema),
  rubric: z.object({
    round: roundSchema,
    /** `expected`: what we expect from a candidate of this level and role. */
    dimensions: z.array(z.object({ dimension: text, weightPercent: z.number(), expected: text.optional() })),
  }),
})
export type InterviewerGuide = z.infer<typeof interviewerGuideSchema>
