import { z } from 'zod'
import { editedKinds } from '../../rules/contentForms.ts'

/** The limits of a draft: its files, their characters and its comments. */
export const editingBounds = {
  files: 60,
  charactersOfFile: 200_000,
  characters: 600_000,
  commentCharacters: 4_000,
  comments: 200,
  bodyBytes: 3 * 1024 * 1024,
} as const

export const editedKindSchema = z.enum(editedKinds)
const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
export const editedItemParamsSchema = z.object({ kind: editedKindSchema, id: idSchema })
export const contentVersionParamsSchema = editedItemParamsSchema.extend({ revision: z.coerce.number().int().min(1) })

const filesBySize = z
  .array(z.object({ path: z.string().max(120), text: z.string().max(editingBounds.charactersOfFile) }))
  .min(1)
  .max(editingBounds.files)
  .refine((files) => new Set(files.map(({ path }) => path)).size === files.length, 'names a file twice')
  .refine(
    (files) => files.reduce((sum, { text }) => sum + text.length, 0) <= editingBounds.characters,
    'is longer than a draft may be',
  )
/** An item's files, as in a folder of `shared/content`. */
export const contentFilesSchema = z.array(z.object({ path: z.string(), text: z.string() }))
export type ContentFiles = z.infer<typeof contentFilesSchema>

/** A person, by name; null if the account no longer exists. */
const personSchema = z.object({ name: z.string(), isYou: z.boolean() }).nullable()

/** An error in a draft, with its place, if known: file, form field and line, counted from 1. */
export const contentFindingSchema = z.object({
  file: z.string(),
  field: z.string().nullable(),
  line: z.int().nullable(),
  message: z.string(),
})
export type ContentFinding = z.infer<typeof contentFindingSchema>

export const contentDraftStates = ['draft', 'in_review', 'approved'] as const

export const contentDraftSchema = z.object({
  /** Increases with each change. */
  version: z.int().min(1),
  state: z.enum(contentDraftStates),
  title: z.string(),
  files: contentFilesSchema,
  findings: z.array(contentFindingSchema),
  /** The number of programs on the pages. They are only run by `npm run content -- check`. */
  programs: z.int(),
  authors: z.array(personSchema),
  askedBy: personSchema,
  askedAt: z.iso.datetime().nullable(),
  updatedBy: personSchema,
  updatedAt: z.iso.datetime(),
  comments: z.array(
    z.object({
      id: z.string(),
      by: personSchema,
      at: z.iso.datetime(),
      what: z.enum(['comment', 'sent_back']),
      text: z.string(),
    }),
  ),
  /** Whether the caller may approve it: only an ADMIN without colleagues may approve their own text. */
  mayApprove: z.enum(['yes', 'own_but_alone', 'own']),
})
export type ContentDraft = z.infer<typeof contentDraftSchema>

const publishedWays = ['published', 'restored', 'withdrawn'] as const
const publicationSchema = z.object({
  revision: z.int().min(1),
  /** The hash of the files, computed as for the repository's items; null if it was withdrawn. */
  version: z.string().nullable(),
  title: z.string(),
  how: z.enum(publishedWays),
  /** The revision that was published again. */
  from: z.int().nullable(),
  at: z.iso.datetime(),
  authors: z.array(personSchema),
  by: personSchema,
  /** Whether an ADMIN without colleagues approved their own text. */
  isOwnReview: z.boolean(),
})
export type ContentPublication = z.infer<typeof publicationSchema>
export const contentVersionSchema = publicationSchema.extend({ files: contentFilesSchema.nullable() })
export type ContentVersion = z.infer<typeof contentVersionSchema>

export const editedItemSchema = z.object({
  kind: editedKindSchema,
  id: z.string(),
  title: z.string(),
  repository: z.object({ version: z.string(), files: contentFilesSchema }).nullable(),
  /** The current publication, even if it is a withdrawal; null if there never was one. */
  published: contentVersionSchema.nullable(),
  /** Whether the repository's version has changed since the publication. */
  repositoryChanged: z.boolean(),
  draft: contentDraftSchema.nullable(),
  /** Latest first, the current one included. */
  history: z.array(publicationSchema),
})
export type EditedItem = z.infer<typeof editedItemSchema>

const editedEntrySchema = z.object({
  kind: editedKindSchema,
  id: z.string(),
  title: z.string(),
  isInRepository: z.boolean(),
  published: z.enum(['never', 'published', 'withdrawn']),
  repositoryChanged: z.boolean(),
  draft: z
    .object({
      state: z.enum(contentDraftStates),
      updatedAt: z.iso.datetime(),
      updatedBy: personSchema,
      isYours: z.boolean(),
    })
    .nullable(),
})
export const editedListSchema = z.object({ items: z.array(editedEntrySchema) })
export type EditedEntry = z.infer<typeof editedEntrySchema>

const version = z.int().min(1)
/** `version` 0 begins a draft. */
export const contentDraftChangeSchema = z.object({ version: z.int().min(0), files: filesBySize })
export const contentDraftVersionSchema = z.object({ version })
export const contentDraftQuerySchema = z.object({ version: z.coerce.number().int().min(1) })
const commentText = z.string().trim().min(1).max(editingBounds.commentCharacters)
export const contentCommentSchema = z.object({ text: commentText })
export const contentDecisionSchema = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), version, text: commentText.optional() }),
  z.object({ decision: z.literal('send_back'), version, text: commentText }),
])
/** `seen`: the latest revision that the caller knows. */
export const contentRevisionSchema = z.object({ seen: version })
export const contentRestoreSchema = contentRevisionSchema.extend({ revision: version })
