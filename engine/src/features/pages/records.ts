import { pageContentSchema } from '@greenroom/shared/rules'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'

/** An editor, with their name at the time. */
const editorSchema = z.object({ userId: z.int(), name: z.string() })
export type Editor = z.infer<typeof editorSchema>

/** The version that comes with Greenroom: not stored, and the same on every engine of a release. */
export const repositoryVersion = 'repository'

/** A page: its draft, and which version visitors see. Times in ms since 1970. */
const pageSchema = z.object({
  id: z.string(),
  path: z.string(),
  content: pageContentSchema,
  /** Counts saves, from 1; each save names the revision it was based on. */
  revision: z.int().min(1),
  savedAt: z.number(),
  savedBy: editorSchema,
  /** The revision whose content was last published or put on the site's schedule. */
  publishedRevision: z.int().nullable(),
  /** The id of the version that visitors see, `repositoryVersion`, or null if there is none. */
  liveVersionId: z.string().nullable(),
  liveAt: z.number().nullable(),
  liveBy: editorSchema.nullable(),
  /** Which version will be published automatically, and when. */
  scheduledAt: z.number().nullable(),
  scheduledVersionId: z.string().nullable(),
  scheduledBy: editorSchema.nullable(),
  createdAt: z.number(),
})
export type PageRecord = z.infer<typeof pageSchema>

/** Content that is never deleted: published, scheduled, or overwritten by another editor. */
const versionSchema = z.object({
  id: z.string(),
  pageId: z.string(),
  kind: z.enum(['published', 'draft']),
  content: pageContentSchema,
  at: z.number(),
  by: editorSchema,
})
export type VersionRecord = z.infer<typeof versionSchema>

const destinationSchema = z.object({
  id: z.string(),
  kind: z.enum(['mail', 'https']),
  address: z.string(),
  addedAt: z.number(),
  addedBy: editorSchema,
})
export type DestinationRecord = z.infer<typeof destinationSchema>

/** A visitor's answers to a form. */
const answerSchema = z.object({
  id: z.string(),
  pageId: z.string(),
  pageTitle: z.string(),
  formTitle: z.string(),
  destinationId: z.string(),
  /** Labels as the person saw them, with what they answered. */
  answers: z.array(z.object({ label: z.string(), answer: z.union([z.string(), z.boolean()]) })),
  /** What they agreed to, word for word; null if nothing was asked. */
  consent: z.string().nullable(),
  /**
   * The account they were signed in with, and the first email address they gave. With either, they can get this answer
   * or have it deleted.
   */
  userId: z.int().nullable(),
  email: z.string().nullable(),
  sentAt: z.number(),
  status: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** Why it failed for good, and when. */
  reason: z.string().nullable(),
  endedAt: z.number().nullable(),
})
export type AnswerRecord = z.infer<typeof answerSchema>

export const pageCollections = ['pages', 'pageVersions', 'formDestinations', 'formAnswers'] as const

export function openPageRecords(store: Store) {
  return {
    pages: store.collection<PageRecord>({
      name: 'pages',
      unique: [['path']],
      indexes: [['scheduledAt'], ['savedAt'], ['revision']],
      parse: (stored) => pageSchema.parse(stored),
    }),
    versions: store.collection<VersionRecord>({
      name: 'pageVersions',
      unique: [],
      indexes: [['pageId', 'at']],
      parse: (stored) => versionSchema.parse(stored),
    }),
    destinations: store.collection<DestinationRecord>({
      name: 'formDestinations',
      unique: [['kind', 'address']],
      indexes: [['addedAt']],
      parse: (stored) => destinationSchema.parse(stored),
    }),
    answers: store.collection<AnswerRecord>({
      name: 'formAnswers',
      unique: [],
      indexes: [['status', 'sentAt'], ['sentAt'], ['userId'], ['email']],
      parse: (stored) => answerSchema.parse(stored),
    }),
  }
}
export type PageRecords = ReturnType<typeof openPageRecords>
