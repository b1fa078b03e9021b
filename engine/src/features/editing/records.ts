import { type EditedKind, editedKinds } from '@greenroom/shared/rules'
import { contentDraftStates, contentFilesSchema } from '@greenroom/shared/wire'
import { z } from 'zod'
import type { Collection, Store } from '../../store/port.ts'

const userId = z.int()
const kind = z.enum(editedKinds)

const commentSchema = z.object({
  id: z.string(),
  /** Null once the account is deleted. */
  by: userId.nullable(),
  at: z.number(),
  what: z.enum(['comment', 'sent_back']),
  text: z.string(),
})
export type CommentRecord = z.infer<typeof commentSchema>

/** The one draft of an item. */
const draftRecordSchema = z.object({
  /** Random, so that deleting this draft never deletes a later one of the same item. */
  id: z.string(),
  /** `kind/itemId` */
  item: z.string(),
  kind,
  itemId: z.string(),
  version: z.int().min(1),
  title: z.string(),
  files: contentFilesSchema,
  state: z.enum(contentDraftStates),
  /** Everybody who changed its text. */
  authors: z.array(userId),
  askedBy: userId.nullable(),
  askedAt: z.number().nullable(),
  /** False until everybody who may review it has been notified. Missing in older drafts, and before a review. */
  isReviewTold: z.boolean().optional(),
  /** Set with the state `approved`. */
  approval: z.object({ by: userId.nullable(), isAdmin: z.boolean(), name: z.string(), isOwn: z.boolean() }).nullable(),
  updatedBy: userId.nullable(),
  updatedAt: z.number(),
  createdAt: z.number(),
  comments: z.array(commentSchema),
  /** The id of the last comment. Comments are changed separately, without a new version. */
  lastComment: z.string().nullable(),
})
export type DraftRecord = z.infer<typeof draftRecordSchema>

const publicationFields = {
  kind,
  itemId: z.string(),
  /** Counts the item's publications, from 1. */
  revision: z.int().min(1),
  /** The hash of the files, computed as for the repository's items. Null if it was withdrawn. */
  version: z.string().nullable(),
  title: z.string(),
  /** Null if it was withdrawn. */
  files: contentFilesSchema.nullable(),
  how: z.enum(['published', 'restored', 'withdrawn']),
  /** The revision that was published again. */
  from: z.int().nullable(),
  /** The repository's version at that time, or null if it had none. */
  repositoryVersion: z.string().nullable(),
  authors: z.array(userId),
  by: userId.nullable(),
  isOwnReview: z.boolean(),
  /** The draft that was published, so that approving it again is a no-op. */
  draftId: z.string().nullable(),
  at: z.number(),
}

/** An item's latest publication. */
const publishedRecordSchema = z.object({
  /** `kind/itemId` */
  id: z.string(),
  ...publicationFields,
})
export type PublishedRecord = z.infer<typeof publishedRecordSchema>

/** An earlier publication. It never changes. */
const pastRecordSchema = z.object({
  /** `kind/itemId@revision` */
  id: z.string(),
  /** `kind/itemId` */
  item: z.string(),
  ...publicationFields,
})
export type PastRecord = z.infer<typeof pastRecordSchema>

export const editingCollections = ['contentDrafts', 'publishedContent', 'pastContent'] as const

export type EditingRecords = {
  drafts: Collection<DraftRecord>
  published: Collection<PublishedRecord>
  past: Collection<PastRecord>
}

export const openEditingRecords = (store: Store): EditingRecords => ({
  drafts: store.collection<DraftRecord>({
    name: 'contentDrafts',
    unique: [['item']],
    indexes: [['version'], ['state'], ['isReviewTold'], ['lastComment']],
    parse: (stored) => draftRecordSchema.parse(stored),
  }),
  published: store.collection<PublishedRecord>({
    name: 'publishedContent',
    unique: [],
    indexes: [['revision']],
    parse: (stored) => publishedRecordSchema.parse(stored),
  }),
  past: store.collection<PastRecord>({
    name: 'pastContent',
    unique: [],
    indexes: [['item', 'revision'], ['draftId']],
    parse: (stored) => pastRecordSchema.parse(stored),
  }),
})

export const keyOf = (kind: EditedKind, itemId: string): string => `${kind}/${itemId}`
