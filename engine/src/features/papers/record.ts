import { paperForms } from '@greenroom/shared/rules'
import { contentDomainSchema } from '@greenroom/shared/vocabulary'
import { z } from 'zod'

const questionSchema = z.object({
  key: z.string(),
  itemId: z.string(),
  version: z.string(),
  form: z.enum(paperForms),
  area: z.string(),
  scenario: z.int().nullable(),
})

/** Times are ms since 1970. `minutes` includes the extra time. */
const partSchema = z.object({
  title: z.string(),
  minutes: z.number(),
  calculator: z.boolean(),
  isFull: z.boolean(),
  questions: z.array(questionSchema),
  startedAt: z.number().nullable(),
  handedInAt: z.number().nullable(),
})
export type PaperPart = z.infer<typeof partSchema>

/** A learner's paper. Whether a part's time is over follows from the clock and is not stored. */
export const paperRecordSchema = z.object({
  id: z.string(),
  userId: z.int(),
  domain: contentDomainSchema,
  number: z.int(),
  /** Counts changes, so that concurrent ones don't undo each other. */
  revision: z.int(),
  createdAt: z.number(),
  extraTimePercent: z.int(),
  parts: z.array(partSchema),
  /** The answers, by question key. */
  answers: z.record(z.string(), z.object({ answer: z.string(), at: z.number() })),
  flags: z.array(z.string()),
  /** When the marks were recorded in the learner's skills and drill, ms since 1970; null before that. */
  settledAt: z.number().nullable(),
})
export type PaperRecord = z.infer<typeof paperRecordSchema>

/** The state of a question in a learner's drill. One per learner and question. */
export const drilledRecordSchema = z.object({
  /** `{userId}/{itemId}/{scenario}` */
  id: z.string(),
  userId: z.int(),
  domain: contentDomainSchema,
  itemId: z.string(),
  scenario: z.int().nullable(),
  /** Whether the learner has answered it correctly since. */
  isSettled: z.boolean(),
  /** When it was last wrong or right, ms since 1970. */
  at: z.number(),
})
export type DrilledRecord = z.infer<typeof drilledRecordSchema>
