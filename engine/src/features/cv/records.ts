import { cvContentSchema, cvDecisions, cvTargetSchema, cvWordingSchema, reviewStatuses } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

const decidedRecordSchema = z.object({
  suggestionId: z.string(),
  lineId: z.string(),
  title: z.string(),
  before: z.string(),
  /** Null if rejected. Empty if the line was removed. */
  after: z.string().nullable(),
  decision: z.enum(cvDecisions),
  /** The lines that accepting it added below. */
  added: z.array(z.string()),
  /** Where a removed line was: its entry, or null among the contact lines, and after how many lines. */
  place: z.object({ entryId: z.string().nullable(), index: z.int() }).nullable(),
})
export type DecidedRecord = z.infer<typeof decidedRecordSchema>

const cvRecordSchema = z.object({
  /** The owner's id: everybody has one CV. */
  id: z.string(),
  userId: z.int(),
  version: z.int().min(1),
  content: cvContentSchema,
  target: cvTargetSchema,
  decided: z.array(decidedRecordSchema),
  /** What a language model proposed, with the line as it saw it. Checked whenever it's read. */
  wordings: z.array(z.object({ before: z.string(), wording: cvWordingSchema })).default([]),
  createdAt: z.number(),
  updatedAt: z.number(),
  deleteAt: z.number(),
})
export type CvRecord = z.infer<typeof cvRecordSchema>

const reviewRecordSchema = z.object({
  id: z.string(),
  userId: z.int(),
  targetRole: z.string(),
  notes: z.string(),
  status: z.enum(reviewStatuses),
  createdAt: z.number(),
  deleteAt: z.number(),
})
export type ReviewRecord = z.infer<typeof reviewRecordSchema>

export const cvCollections = ['cvs', 'cvReviews'] as const

export function openRecords(store: Store) {
  return {
    cvs: store.collection<CvRecord>({
      name: 'cvs',
      unique: [],
      indexes: [['userId'], ['version'], ['deleteAt']],
      parse: (stored) => cvRecordSchema.parse(stored),
    }),
    reviews: store.collection<ReviewRecord>({
      name: 'cvReviews',
      unique: [],
      indexes: [['userId', 'createdAt'], ['status'], ['deleteAt']],
      parse: (stored) => reviewRecordSchema.parse(stored),
    }),
  }
}
