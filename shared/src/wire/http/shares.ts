import { z } from 'zod'
import { commitViewSchema } from '../../session/commit.ts'
import { interviewSettingsSchema } from '../../session/interviewSettings.ts'
import { sessionScorecardSchema } from '../../session/scorecard.ts'

/** The API calls for private links to a scorecard: anybody with the link can read it, without an account. */
export const sharePaths = {
  /**
   * `POST` with a `newShareSchema`: 201 with a `createdShareSchema`; 409 NOT_SHAREABLE before the scorecard exists,
   * TOO_MANY_SHARES. `GET`: 200 with a `shareListSchema`. For the candidate; 403 FORBIDDEN for other members, 404
   * SESSION_NOT_FOUND for everybody else.
   */
  shares: '/api/sessions/:id/shares',
  /** `DELETE` revokes a link: 204, even if repeated; 404 SHARE_UNKNOWN. */
  share: '/api/sessions/:id/shares/:shareId',
  /**
   * `POST` with a `readShareSchema`, without an account: 200 with a `sharedScorecardSchema`; 404 SHARE_UNKNOWN, 410
   * SHARE_EXPIRED or SHARE_REVOKED.
   */
  read: '/api/shared-scorecards',
} as const

export const shareParamsSchema = z.object({ id: z.string(), shareId: z.string() })

export const newShareSchema = z.object({
  includesReplay: z.boolean().default(false).describe('Whether the interview itself can be replayed, too.'),
})

/** A link as its creator sees it. */
export const shareSchema = z.object({
  shareId: z.string(),
  includesReplay: z.boolean(),
  status: z.enum(['open', 'revoked', 'expired']),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Share = z.infer<typeof shareSchema>

/**
 * A new link. Only this response contains it: `{origin}/scorecard/shared#token={token}`; it can't be restored from the
 * stored data.
 */
export const createdShareSchema = shareSchema.extend({ link: z.url() })
export type CreatedShare = z.infer<typeof createdShareSchema>

/** The links to a scorecard, latest first. */
export const shareListSchema = z.object({ shares: z.array(shareSchema) })

export const readShareSchema = z.object({
  token: z.string().min(1).max(256),
  after: z.int().min(0).default(0).describe('For the replay: only commits with a higher `seq`.'),
})

/**
 * A scorecard as readers with the link see it: without names, and without the coach chat. `replay` is null if it wasn't
 * shared; its `next` is the `after` of the next page, null on the last one.
 */
export const sharedScorecardSchema = z.object({
  settings: interviewSettingsSchema,
  startedAt: z.number().describe('ms since 1970'),
  endedAt: z.number().describe('ms since 1970'),
  expiresAt: z.iso.datetime(),
  scorecard: sessionScorecardSchema,
  replay: z.object({ commits: z.array(commitViewSchema), next: z.int().nullable() }).nullable(),
})
export type SharedScorecard = z.infer<typeof sharedScorecardSchema>
