import { z } from 'zod'
import {
  pageBlockSchema,
  pageBounds,
  pageContentSchema,
  pageSettingsSchema,
  pageSlugSchema,
} from '../../rules/pages/content.ts'

const instant = z.iso.datetime()
const id = z.string().max(100)

export const publishedPageQuerySchema = z.object({ path: z.string().max(100) })
/** A page as visitors get it: without the addresses that its forms' answers go to. */
export const publishedPageSchema = z.object({
  pageId: z.string(),
  versionId: z.string(),
  path: z.string(),
  settings: pageSettingsSchema,
  blocks: z.array(pageBlockSchema),
  /** The drawings of its pictures, as SVG, by their source. */
  pictures: z.record(z.string(), z.string()),
})
export type PublishedPage = z.infer<typeof publishedPageSchema>

export const formParamsSchema = z.object({ pageId: id, formId: id })
export const formAnswersSchema = z.object({
  /** Made by the browser, so that sending twice stores one answer. */
  answerId: z.uuid(),
  versionId: id,
  /** One for each field, in the form's order. */
  answers: z.array(z.union([z.string().max(pageBounds.longAnswer), z.boolean()])).max(pageBounds.fields),
  hasConsented: z.boolean(),
  /** A field hidden from people. Only programs fill it in. */
  website: z.string().max(1_000),
})
export type FormAnswers = z.infer<typeof formAnswersSchema>

export const pageParamsSchema = z.object({ pageId: id })
export const pageVersionParamsSchema = pageParamsSchema.extend({ versionId: id })
export const newPageSchema = z.object({ title: z.string().trim().min(1).max(120), slug: pageSlugSchema })
export const pageAddressSchema = z.object({ slug: pageSlugSchema })
/**
 * `revision`: the revision that was edited. `takesOver`: the editor has seen that it overwrites another draft, which is
 * kept as a version.
 */
export const pageDraftSchema = z.object({
  revision: z.int().min(0),
  content: pageContentSchema,
  takesOver: z.boolean().optional(),
})
/** `at`: when to publish; at once if missing. */
export const pagePublicationSchema = z.object({ revision: z.int().min(0), at: instant.optional() })
export const rollBackSchema = z.object({ versionId: id })

const editorSchema = z.object({ userId: z.int(), name: z.string() })
const liveSchema = z.object({ versionId: z.string(), at: instant.nullable(), by: editorSchema.nullable() })

const destinationKindSchema = z.enum(['mail', 'https'])
const destinationSchema = z.object({ destinationId: z.string(), kind: destinationKindSchema, address: z.string() })
export type FormDestination = z.infer<typeof destinationSchema>

const stateFields = {
  pageId: z.string(),
  path: z.string(),
  /** Whether the page is part of the site, and so in the repository. It can be changed, but not taken down. */
  isOurs: z.boolean(),
  savedAt: instant.nullable(),
  savedBy: editorSchema.nullable(),
  /** What visitors see; null if the page isn't published. */
  live: liveSchema.nullable(),
  /** Whether the draft differs from what visitors see. */
  isAhead: z.boolean(),
  scheduledAt: instant.nullable(),
}
export const editedPageListSchema = z.object({ pages: z.array(z.object({ ...stateFields, title: z.string() })) })
export type EditedPageSummary = z.infer<typeof editedPageListSchema>['pages'][number]
export const editedPageSchema = z.object({
  ...stateFields,
  /** Increases with each save. */
  revision: z.int().min(0),
  content: pageContentSchema,
  hasFixedAddress: z.boolean(),
  /** Where forms may send their answers. */
  destinations: z.array(destinationSchema),
  /** The drawings it can use, as SVG. */
  pictures: z.array(z.object({ source: z.string(), title: z.string(), svg: z.string() })),
})
export type EditedPage = z.infer<typeof editedPageSchema>

/** `draft`: what was overwritten when another editor took over. `repository`: the version we ship. */
const versionKindSchema = z.enum(['published', 'draft', 'repository'])
const versionFields = {
  versionId: z.string(),
  kind: versionKindSchema,
  at: instant.nullable(),
  by: editorSchema.nullable(),
  title: z.string(),
  isLive: z.boolean(),
  isScheduled: z.boolean(),
}
export const pageVersionListSchema = z.object({ versions: z.array(z.object(versionFields)) })
export type PageVersionSummary = z.infer<typeof pageVersionListSchema>['versions'][number]
export const pageVersionSchema = z.object({ ...versionFields, content: pageContentSchema })

export const destinationParamsSchema = z.object({ destinationId: id })
export const newFormDestinationSchema = z.object({ kind: destinationKindSchema, address: z.string().trim().max(500) })
export const formDestinationListSchema = z.object({
  destinations: z.array(destinationSchema.extend({ addedAt: instant, addedBy: z.string() })),
})

export const failedAnswerParamsSchema = z.object({ answerId: id })
export const failedAnswerListSchema = z.object({
  failed: z.array(
    z.object({
      answerId: z.string(),
      pageId: z.string(),
      pageTitle: z.string(),
      address: z.string().nullable(),
      /** Why it couldn't be delivered, such as `STATUS_404`. */
      reason: z.string(),
      sentAt: instant,
      failedAt: instant,
    }),
  ),
})
export type FailedAnswer = z.infer<typeof failedAnswerListSchema>['failed'][number]
