import { z } from 'zod'

/** The kinds of notices in the bell. */
export const noticeKinds = [
  'scorecard_ready',
  'invitation',
  'invitation_declined',
  'grant',
  'report_answered',
  'subscription_changed',
  'partner',
  'appointment',
  'workshop',
  'content_review',
] as const
export const noticeKindSchema = z.enum(noticeKinds)
export type NoticeKind = z.infer<typeof noticeKindSchema>

/** `limit`: the page size; `after`: the `next` of the previous page. */
export const noticeQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(256).optional(),
})

/** One notice; its text is composed each time it is read. */
export const noticeSchema = z.object({
  noticeId: z.string(),
  kind: noticeKindSchema,
  /** When it happened (ISO 8601, UTC). */
  at: z.iso.datetime(),
  title: z.string(),
  /** More details, in a sentence or two; empty if the title says it all. Plain text, which may be long. */
  text: z.string(),
  /** The page it leads to: a path of the web app, with query and fragment. */
  path: z.string(),
  read: z.boolean(),
})
export type BellNotice = z.infer<typeof noticeSchema>

const unread = z.int().min(0).describe('The number of unread notices.')

/** A page of the caller's notices, latest first; `next` is null on the last one. */
export const noticePageSchema = z.object({ notices: z.array(noticeSchema), next: z.string().nullable(), unread })
export type NoticePage = z.infer<typeof noticePageSchema>

/** `upTo`: the latest notice that the caller has seen; it and all older ones are marked as read. */
export const readNoticesSchema = z.object({ upTo: z.string().min(1).max(256) })

export const unreadNoticesSchema = z.object({ unread })
