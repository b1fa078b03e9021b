import { z } from 'zod'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { companyTypeSchema, experienceLevelSchema } from '../../vocabulary/hiring.ts'
import { timeZoneSchema } from './appointments.ts'
import { longestReport } from './reports.ts'

/**
 * The API calls for the partner board, where people look for somebody to take turns interviewing with. All of them need
 * an account.
 */
export const partnerPaths = {
  /** `GET`: 200 with a `partnerBoardSchema`. */
  board: '/api/partners',
  /**
   * `PUT` with a `newPartnerPostSchema` creates or changes the caller's post; `DELETE` removes it: 204, even if
   * repeated.
   */
  mine: '/api/partners/mine',
  /**
   * `POST` with a `newProposalSchema`: 201 with a `proposalSchema`. 404 PARTNER_UNKNOWN; 409 PROPOSED_ALREADY (one
   * proposal per post), BUSY, or TOO_MANY_PROPOSALS.
   */
  proposals: '/api/partners/:postId/proposals',
  /**
   * `POST` with an `acceptProposalSchema`: 200 with a `proposalSchema` that names the session, whose time is booked.
   * 404, 409 PROPOSAL_OVER, BUSY, PARTNER_BUSY.
   */
  accept: '/api/partners/proposals/:proposalId/accept',
  /** `POST`: the other person declines, or the proposer withdraws it. 204, even if repeated; 404, 409 PROPOSAL_OVER. */
  decline: '/api/partners/proposals/:proposalId/decline',
  /** `POST` with a `postReportSchema`: 204. 404 PARTNER_UNKNOWN. */
  reports: '/api/partners/:postId/reports',
  /** `POST`: an ADMIN removes a reported post: 204, even if repeated. 409 NOT_REPORTED if nobody has reported it. */
  takeDown: '/api/admin/partners/:postId/take-down',
} as const

/** A post's times: half hours, starting on the half hour, from now until two weeks from now. */
export const halfHourMs = 30 * 60_000
export const partnerDaysAhead = 14
export const maxPartnerTimes = 20
export const maxProposedTimes = 3
/** The length of each half of a partners' mock, before any extra time. */
export const partnerHalfMinutes = 45

const details = {
  level: experienceLevelSchema,
  programmingLanguage: programmingLanguageSchema,
  /** The company they prepare for; null for none in particular. */
  company: companyTypeSchema.nullable(),
}
const time = z.iso.datetime().describe('When a half hour begins, UTC.')

export const newPartnerPostSchema = z.object({
  ...details,
  times: z.array(time).min(1).max(maxPartnerTimes),
  timeZone: z.string().min(1).max(64).describe('IANA, such as Europe/Dublin.'),
})
export type NewPartnerPost = z.infer<typeof newPartnerPostSchema>

/** A post on the board. `times` are those still ahead; after the last one, the post disappears. */
export const partnerPostSchema = z.object({
  postId: z.string(),
  name: z.string(),
  ...details,
  times: z.array(time),
  timeZone: z.string(),
  expiresAt: time,
})
export type PartnerPost = z.infer<typeof partnerPostSchema>

/** The caller's time zone, used for times in mails. */
const timeZone = timeZoneSchema.optional()
export const newProposalSchema = z.object({ times: z.array(time).min(1).max(maxProposedTimes), timeZone })
export const acceptProposalSchema = z.object({ time, timeZone })

/** A proposal, as either side sees it. `time` and `sessionId` are set once it is accepted. */
export const proposalSchema = z.object({
  proposalId: z.string(),
  /** Whether the caller made it. */
  mine: z.boolean(),
  /** The other person's name. */
  name: z.string(),
  ...details,
  times: z.array(time),
  status: z.enum(['open', 'accepted', 'declined', 'withdrawn']),
  time: time.nullable(),
  sessionId: z.string().nullable(),
})
export type Proposal = z.infer<typeof proposalSchema>

export const partnerQuerySchema = z.object({
  level: experienceLevelSchema.optional(),
  programmingLanguage: programmingLanguageSchema.optional(),
})

/** The caller's own post and proposals, and other people's posts, latest first. */
export const partnerBoardSchema = z.object({
  mine: partnerPostSchema.nullable(),
  posts: z.array(partnerPostSchema),
  proposals: z.array(proposalSchema),
})
export type PartnerBoard = z.infer<typeof partnerBoardSchema>

export const postParamsSchema = z.object({ postId: z.string().max(64) })
export const proposalParamsSchema = z.object({ proposalId: z.string().max(64) })
export const postReportSchema = z.object({
  reportId: z.string().min(1).max(128),
  message: z.string().trim().min(1).max(longestReport),
})
