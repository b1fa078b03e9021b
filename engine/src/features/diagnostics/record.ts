import { beliefsSchema } from '@greenroom/shared/learning'
import {
  conceptSchema,
  difficultySchema,
  experienceLevelSchema,
  programmingLanguageSchema,
  roleTypeSchema,
} from '@greenroom/shared/vocabulary'
import {
  confidenceSchema,
  diagnosticResultSchema,
  givenAnswerSchema,
  heardExplanationSchema,
} from '@greenroom/shared/wire'
import { z } from 'zod'

/** An item that was shown, and its answer. `version` is its topic's. Times are ms since 1970. */
const askedItemSchema = z.object({
  itemId: z.string(),
  version: z.string(),
  shownAt: z.number(),
  given: z
    .object({
      answer: givenAnswerSchema,
      confidence: confidenceSchema.nullable(),
      isRight: z.boolean(),
      at: z.number(),
    })
    .nullable(),
})
export type AskedItem = z.infer<typeof askedItemSchema>

/**
 * A diagnostic, as stored. Times are ms since 1970. `before` has the estimates at the start, so that the choice of
 * items can be repeated.
 */
export const diagnosticRecordSchema = z.object({
  /** `{userId}-{number}`, the number counting a user's diagnostics from 1. */
  id: z.string(),
  userId: z.int(),
  number: z.int().min(1),
  revision: z.int().min(1),
  status: z.enum(['open', 'ended']),
  startedAt: z.number(),
  changedAt: z.number(),
  endedAt: z.number().nullable(),
  role: roleTypeSchema,
  level: experienceLevelSchema,
  date: z.iso.date().nullable(),
  language: programmingLanguageSchema,
  before: beliefsSchema,
  /** The items of the diagnostic before this one. */
  seenBefore: z.array(z.string()),
  items: z.array(askedItemSchema),
  skippedKnowledge: z.boolean(),
  task: z.object({
    state: z.enum(['waiting', 'running', 'done', 'skipped']),
    /** Chosen when the knowledge part ends; null if no task fits. */
    challenge: z
      .object({
        id: z.string(),
        version: z.string(),
        title: z.string(),
        statement: z.string(),
        difficulty: difficultySchema,
        concepts: z.array(conceptSchema),
      })
      .nullable(),
    sessionId: z.string().nullable(),
    tests: z.object({ passed: z.int(), total: z.int() }).nullable(),
    /** Set once the session has ended. */
    minutes: z.number().nullable(),
  }),
  explanation: z.object({
    /** `judging`: handed in, and waiting for a worker. */
    state: z.enum(['waiting', 'running', 'judging', 'done', 'skipped']),
    beganAt: z.number().nullable(),
    handedInAt: z.number().nullable(),
    text: z.string(),
    heard: heardExplanationSchema.nullable(),
  }),
  /** Fixed at the end, so that later rules don't change it. */
  result: diagnosticResultSchema.nullable(),
  /** Whether the learner's history and reviews have it. False from the end until then. */
  isRecorded: z.boolean(),
})
export type DiagnosticRecord = z.infer<typeof diagnosticRecordSchema>

export const itemCount = 12
export const taskMinutes = 20
export const explanationSeconds = 120
/** How late a draft still counts, such as one that was sent just as the clock ran out. */
export const explanationGraceMs = 15_000
/** How long until the next diagnostic, and until an abandoned one ends automatically. */
export const pauseDays = 14
export const pauseMs = pauseDays * 86_400_000
