import { z } from 'zod'
import { cardKindSchema } from '../../learning/card.ts'
import { skillSchema } from '../../learning/skill.ts'
import { timeZoneSchema } from './appointments.ts'

const instant = z.iso.datetime()

/** How well somebody remembered, from worst to best. */
export const reviewGrades = ['again', 'hard', 'good', 'easy'] as const
export const reviewGradeSchema = z.enum(reviewGrades)
export type ReviewGrade = z.infer<typeof reviewGradeSchema>

export const reviewVerdicts = ['right', 'half', 'wrong'] as const
export const reviewVerdictSchema = z.enum(reviewVerdicts)
export type ReviewVerdict = z.infer<typeof reviewVerdictSchema>

/**
 * What a card asks before it shows its answer. `choice`: tick one option, or with `many` all that are right. `text`:
 * type the answer.
 */
export const reviewAskSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('choice'), options: z.array(z.string()), many: z.boolean() }),
  z.object({ type: z.literal('text') }),
])
export type ReviewAsk = z.infer<typeof reviewAskSchema>

/** An answer and how it was judged. */
export const reviewAnswerSchema = z.object({
  verdict: reviewVerdictSchema,
  /** The ticked options, by index; empty for "I don't know", and for a typed answer. */
  chosen: z.array(z.int()),
  text: z.string(),
  /** The right options, by index; empty for a typed answer. */
  right: z.array(z.int()),
  /** Why each option is right or wrong, in the options' order; empty if the author wrote no reasons. */
  whys: z.array(z.string()),
  /** Markdown. */
  back: z.string(),
  /** The grades that fit this answer. */
  grades: z.array(reviewGradeSchema).min(1),
})
export type ReviewAnswer = z.infer<typeof reviewAnswerSchema>

/** When a card comes back after each grade. */
export const reviewIntervalsSchema = z.record(reviewGradeSchema, instant)

/** A card to review. */
export const reviewCardSchema = z.object({
  id: z.string(),
  /** Changes with every grade. A grade names the revision that it is for. */
  rev: z.int(),
  kind: cardKindSchema,
  skill: skillSchema.nullable(),
  title: z.string(),
  /** Where the card comes from, and why it is here: "Missed in *Fewest berths*". */
  reason: z.string(),
  dueAt: instant,
  /** Markdown. */
  front: z.string(),
  /** Markdown: the task that the card is about, for those who don't remember it; null if it needs none. */
  context: z.string().nullable(),
  /** Null for a card that people grade themselves. */
  ask: reviewAskSchema.nullable(),
  /** Markdown. Null if the card asks something: the answer comes with the judgement. */
  back: z.string().nullable(),
  /** The answer, if one was given to this revision. */
  answer: reviewAnswerSchema.nullable(),
  comesBack: reviewIntervalsSchema,
})
export type ReviewCard = z.infer<typeof reviewCardSchema>

export const reviewListQuerySchema = z.object({ timeZone: timeZoneSchema.optional() })

/** What is due, and what comes next. `count` and `minutes` cover all due cards; `cards` are the first of them. */
export const reviewListSchema = z.object({
  count: z.int(),
  minutes: z.int(),
  cards: z.array(reviewCardSchema),
  /** The next cards that aren't due yet: when the first is due, and how many are due that day (UTC). */
  next: z.object({ at: instant, count: z.int() }).nullable(),
  /** The number of cards, without those that were put away. */
  total: z.int(),
  /** How many cards were graded today (UTC). */
  reviewedToday: z.int(),
  /** The cards that were put away. */
  suspended: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type ReviewList = z.infer<typeof reviewListSchema>

export const reviewCardParamsSchema = z.object({ id: z.string().min(1).max(160) })

/** `chosen` for a choice; empty for "I don't know". `text` for a typed answer. */
export const reviewAnswerRequestSchema = z.object({
  rev: z.int(),
  chosen: z.array(z.int().min(0)).max(20).default([]),
  text: z.string().max(4_000).default(''),
})

/** `gradeId` makes a repeated request harmless. `seconds`: how long the card was open. */
export const reviewGradeRequestSchema = z.object({
  rev: z.int(),
  gradeId: z.uuid(),
  grade: reviewGradeSchema,
  seconds: z.number().min(0).max(86_400).default(0),
})
export type ReviewGradeRequest = z.input<typeof reviewGradeRequestSchema>

/** `dueAt`: when the card comes back. `undoUntil`: when it becomes too late to undo the grade. */
export const reviewGradedSchema = z.object({ id: z.string(), rev: z.int(), dueAt: instant, undoUntil: instant })
export type ReviewGraded = z.infer<typeof reviewGradedSchema>

export const reviewUndoSchema = z.object({ gradeId: z.uuid() })

const estimateSchema = z.object({ score: z.number(), low: z.number(), high: z.number(), count: z.int() }).nullable()

/**
 * A sitting's end. `isDone`: today's reviews count as done, because nothing is due any more or enough were done. `left`
 * is how many cards are still due. `skills`: what the grades changed; null means not enough evidence.
 */
export const reviewSittingSchema = z.object({
  isDone: z.boolean(),
  reviewedToday: z.int(),
  left: z.int(),
  xp: z.int(),
  skills: z.array(z.object({ skill: skillSchema, before: estimateSchema, after: estimateSchema })),
})
export type ReviewSitting = z.infer<typeof reviewSittingSchema>
