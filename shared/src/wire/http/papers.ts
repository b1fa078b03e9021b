import { z } from 'zod'
import { paperForms } from '../../rules/papers/format.ts'
import { contentDomainSchema } from '../../vocabulary/content.ts'

const instant = z.iso.datetime()
/** The longest answer: an option's text. */
const maxAnswer = 2_000

export const paperQuerySchema = z.object({ domain: contentDomainSchema.default('pharmacy_pre_reg') })
export const newPaperSchema = z.object({ domain: contentDomainSchema.default('pharmacy_pre_reg') })
export const paperParamsSchema = z.object({ id: z.string().max(100) })
/** `part`: from 1. */
export const paperPartParamsSchema = paperParamsSchema.extend({ part: z.coerce.number().int().min(1).max(10) })
export const paperAnswerParamsSchema = paperParamsSchema.extend({ key: z.string().regex(/^p\d+q\d+$/) })

/**
 * An answer as typed or chosen (an option's text); null clears it. Missing fields stay as they are. Later requests win,
 * so a client sends one question's answers in order.
 */
export const paperAnswerSchema = z.object({
  answer: z.string().max(maxAnswer).nullable().optional(),
  flagged: z.boolean().optional(),
})

/** What a question asks, without anything that gives the answer away. */
export const paperQuestionViewSchema = z.object({
  key: z.string(),
  form: z.enum(paperForms),
  area: z.string(),
  title: z.string(),
  /** Markdown. */
  statement: z.string(),
  /** The scenario of an extended matching question, Markdown; else null. */
  scenario: z.string().nullable(),
  /** The options to choose from; empty for a calculation. */
  options: z.array(z.string()),
  /** A calculation's unit, and how to round; else null. */
  unit: z.string().nullable(),
  rounding: z.string().nullable(),
  /** Whether a pharmacist has reviewed the item. */
  isReviewed: z.boolean(),
  answer: z.string().nullable(),
  flagged: z.boolean(),
})
export type PaperQuestionView = z.infer<typeof paperQuestionViewSchema>

/**
 * A part of a paper. `state`: `waiting` before it is started, `running` until it is handed in or its time is over. It
 * lists its questions only while it is running.
 */
export const paperPartViewSchema = z.object({
  title: z.string(),
  /** With the learner's extra time. */
  minutes: z.number(),
  calculator: z.boolean(),
  /** Whether it has as many questions as the real part. */
  isFull: z.boolean(),
  state: z.enum(['waiting', 'running', 'over']),
  startedAt: instant.nullable(),
  endsAt: instant.nullable(),
  count: z.int(),
  answered: z.int(),
  questions: z.array(paperQuestionViewSchema),
})

/** A paper as its learner sees it. `serverNow` lets the client show the server's clock. */
export const paperViewSchema = z.object({
  id: z.string(),
  domain: contentDomainSchema,
  title: z.string(),
  /** From 1, per learner and domain. */
  number: z.int(),
  createdAt: instant,
  extraTimePercent: z.int(),
  state: z.enum(['waiting', 'running', 'over']),
  parts: z.array(paperPartViewSchema),
  serverNow: instant,
})
export type PaperView = z.infer<typeof paperViewSchema>

export const paperSavedSchema = z.object({ savedAt: instant })

/**
 * The right answers out of all, and the range (0 to 1) that their share would be in nine times in ten, in papers like
 * this one.
 */
export const marksSchema = z.object({
  right: z.int(),
  answered: z.int(),
  total: z.int(),
  low: z.number(),
  high: z.number(),
})

/** A question with the learner's answer, the right one, and why. */
export const workedQuestionSchema = z.object({
  key: z.string(),
  itemId: z.string(),
  area: z.string(),
  title: z.string(),
  form: z.enum(paperForms),
  statement: z.string(),
  scenario: z.string().nullable(),
  /** The learner's answer, null if there is none. */
  answer: z.string().nullable(),
  /** Null if there was no readable answer. */
  isRight: z.boolean().nullable(),
  right: z.string(),
  /** The working of a calculation, or the reason for each option; Markdown, one entry per line or option. */
  why: z.array(z.object({ about: z.string().nullable(), text: z.string() })),
  takeaway: z.string(),
  isReviewed: z.boolean(),
})
export type WorkedQuestion = z.infer<typeof workedQuestionSchema>

export const paperMarksSchema = z.object({
  id: z.string(),
  number: z.int(),
  parts: z.array(marksSchema.extend({ title: z.string(), isFull: z.boolean(), minutesUsed: z.number() })),
  /** The weakest first. `before`: the share of right answers in earlier papers, null if the area is new. */
  areas: z.array(marksSchema.extend({ area: z.string(), before: z.number().nullable() })),
  questions: z.array(workedQuestionSchema),
})
export type PaperMarks = z.infer<typeof paperMarksSchema>

/** An earlier or running paper in the list. `parts` have marks only once the paper is over. */
export const paperSummarySchema = z.object({
  id: z.string(),
  number: z.int(),
  createdAt: instant,
  state: z.enum(['waiting', 'running', 'over']),
  parts: z.array(z.object({ title: z.string(), isFull: z.boolean(), count: z.int(), marks: marksSchema.nullable() })),
})

/** The learner's papers, latest first, and what the next one would be like. `format` is null if the domain has none. */
export const paperListSchema = z.object({
  papers: z.array(paperSummarySchema),
  format: z
    .object({
      title: z.string(),
      source: z.object({ title: z.string(), url: z.string(), readOn: z.string() }),
      parts: z.array(
        z.object({
          title: z.string(),
          calculator: z.boolean(),
          /** In the real examination. */
          full: z.object({ minutes: z.number(), questions: z.int() }),
          /** In the next paper, with the learner's extra time. */
          next: z.object({ minutes: z.number(), questions: z.int() }),
        }),
      ),
    })
    .nullable(),
  /** How many questions are in the drill. */
  drillCount: z.int(),
})
export type PaperList = z.infer<typeof paperListSchema>

/** The questions the learner last got wrong or left out, the oldest mistake first. */
export const drillSchema = z.object({
  questions: z.array(paperQuestionViewSchema.omit({ flagged: true, answer: true })),
})
export type Drill = z.infer<typeof drillSchema>

/** An answer in a drill. `key` is the question's key in the drill. */
export const drillAnswerSchema = z.object({ key: z.string().max(200), answer: z.string().max(maxAnswer) })
/** `problem`: the answer couldn't be read as a number in this unit. Nothing is revealed then. */
export const drillAnsweredSchema = z.object({
  problem: z.enum(['empty', 'no_number', 'several_numbers', 'unknown_unit', 'other_quantity']).nullable(),
  worked: workedQuestionSchema.nullable(),
})
