import { z } from 'zod'

/** What the bell tells of: one word for each kind of thing that happens to somebody. */
export const noticeKinds = [
  'scorecard_ready',
  'invitation',
  'grant',
  'report_answered',
  'subscription_changed',
] as const
export const noticeKindSchema = z.enum(noticeKinds)
export type NoticeKind = z.infer<typeof noticeKindSchema>

/** `limit`: how many on a page; `after`: the `next` of the page before. */
export const noticeQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  after: z.string().max(256).optional(),
})

/** One thing that happened, in words that are made when it is read. */
export const noticeSchema = z.object({
  noticeId: z.string(),
  kind: noticeKindSchema,
  /** When it happened (ISO 8601, UTC). */
  at: z.iso.datetime(),
  title: z.string(),
  /** More of it, in a sentence or two; empty if the title says all. Plain text, which may be long. */
  text: z.string(),
  /** The page it leads to: a path of the web app, with query and fragment. */
  path: z.string(),
  read: z.boolean(),
})
export type BellNotice = z.infer<typeof noticeSchema>

const unread = z.int().min(0).describe('How many notices one has not read.')

/** A page of one's notices, the latest first; `next` is null on the last one. */
export const noticePageSchema = z.object({ notices: z.array(noticeSchema), next: z.string().nullable(), unread })
export type NoticePage = z.infer<typeof noticePageSchema>

/** `upTo`: the latest notice that one has seen; it and all older ones are read. */
export const readNoticesSchema = z.object({ upTo: z.string().min(1).max(256) })

export const unreadNoticesSchema = z.object({ unread })
