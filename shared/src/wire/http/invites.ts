import { z } from 'zod'
import { participantRoleSchema, sessionModeSchema } from '../../vocabulary/interview.ts'
import { appointmentSchema } from './appointments.ts'

/**
 * The API calls for invites, which bring other people into a session (answers §9). An invite is for one session and one
 * role, and works for the first person who accepts it.
 */
export const invitePaths = {
  /**
   * `POST` with a `newInviteSchema`: 201 with a `createdInviteSchema`. `GET`: 200 with an `inviteListSchema`. For the
   * session's host and its candidate; 403 FORBIDDEN for its other members, 404 SESSION_NOT_FOUND for everybody else.
   */
  invites: '/api/sessions/:id/invites',
  /**
   * `DELETE` revokes an invite that nobody has accepted: 204, even if repeated; 404 INVITE_UNKNOWN, 409 INVITE_USED.
   */
  invite: '/api/sessions/:id/invites/:inviteId',
  /**
   * `DELETE` removes a member, whose links, pages and calls are refused from then on: 204, even if repeated. For the host only: 403 FORBIDDEN.
   * 409 NOT_ALLOWED for the host, ALREADY_STARTED for a candidate after the start, NOT_IN_PROGRESS for an interviewer after the end.
   */
  member: '/api/sessions/:id/members/:memberId',
  /**
   * `POST` with an `acceptInviteSchema`: 200 with a `joinedSessionSchema`. Signed-in callers join with their account;
   * everybody else joins as a guest, with a cookie for this one session. 404 INVITE_UNKNOWN, 409 INVITE_USED, 410
   * INVITE_EXPIRED or INVITE_REVOKED, and 409 with the refusal's code if the session refuses them: ROLE_TAKEN,
   * ALREADY_A_MEMBER, NOT_IN_PROGRESS once it has ended.
   */
  accept: '/api/invites/accept',
  /**
   * `POST` with a `declineInviteSchema`: 204, even if repeated. Needs no sign-in. It uses up the link (410
   * INVITE_DECLINED) and notifies the inviter. Refused whenever accepting would be; 409 INVITE_USED once somebody has
   * joined.
   */
  decline: '/api/invites/decline',
  /** `POST` with a `lookAtInviteSchema` opens a declined invite again: 204, even if repeated. */
  undecline: '/api/invites/decline/undo',
  /**
   * `POST` with a `lookAtInviteSchema`: 200 with an `invitationSchema`, to show before accepting. Changes nothing.
   * Refused whenever accepting would be; the response says whether the caller is already in the session.
   */
  look: '/api/invites/look',
} as const

export const inviteParamsSchema = z.object({ id: z.string(), inviteId: z.string() })

/** `memberId` is the participant's id, as in the session's `members`. */
export const memberParamsSchema = z.object({ id: z.string(), memberId: z.string() })

/**
 * `email`: where to send the link; an account with this confirmed email also gets a notice in its bell. `name` is for
 * the mail's greeting. The response is the same for every email, and anybody can use the link.
 */
export const newInviteSchema = z.object({
  role: participantRoleSchema,
  email: z.email().max(254).optional(),
  name: z
    .string()
    .trim()
    .max(60)
    .regex(/^\P{C}*$/u, { error: 'may not hold control characters' })
    .optional(),
})

const inviteStatuses = ['open', 'accepted', 'revoked', 'expired', 'declined'] as const

/** How long a message with a refusal may be, in characters. */
export const longestDeclineMessage = 140

/**
 * An invite as the inviter sees it. `acceptedBy` is the name of whoever accepted it, `message` the message of whoever
 * declined it.
 */
export const inviteSchema = z.object({
  inviteId: z.string(),
  role: participantRoleSchema,
  status: z.enum(inviteStatuses),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedBy: z.string().nullable(),
  message: z.string().nullable(),
})
export type Invite = z.infer<typeof inviteSchema>

/**
 * A new invite. Only this response has the link: `{origin}/…?session={id}#token={token}`; it can't be restored from the
 * stored data.
 */
export const createdInviteSchema = inviteSchema.extend({ link: z.url() })

export type CreatedInvite = z.infer<typeof createdInviteSchema>

/** A session's invites, latest first. */
export const inviteListSchema = z.object({ invites: z.array(inviteSchema) })

/** How many characters a guest's name may have. */
export const longestGuestName = 60

/**
 * `name` is a guest's name in the room; a signed-in caller has one already. A guest without one gets 400
 * INVALID_REQUEST naming the field, or learns that the invite can't be used any more.
 */
export const acceptInviteSchema = z.object({
  token: z.string().min(1).max(256),
  name: z
    .string()
    .trim()
    .min(1)
    .max(longestGuestName)
    .regex(/^\P{C}*$/u, { error: 'may not hold control characters' })
    .optional(),
  /**
   * Chosen at random by a guest's browser: if a response gets lost, the same id gets the same seat again. Without it,
   * the link doesn't work a second time.
   */
  attemptId: z.string().min(20).max(128).optional(),
})

export const declineInviteSchema = z.object({
  token: acceptInviteSchema.shape.token,
  message: z
    .string()
    .trim()
    .max(longestDeclineMessage)
    .regex(/^\P{C}*$/u, { error: 'may not hold control characters' })
    .optional(),
})

export const lookAtInviteSchema = z.object({ token: acceptInviteSchema.shape.token })

/** An invite as the invited person sees it before accepting. */
export const invitationSchema = z.object({
  sessionId: z.string(),
  role: participantRoleSchema,
  mode: sessionModeSchema,
  /** The inviter's name. */
  from: z.string(),
  /** Whether the inviter is the candidate. */
  fromCandidate: z.boolean(),
  /** For example `Google, on-site`. */
  title: z.string(),
  minutes: z.int(),
  /** Whether this is the first half of a mock in which two people take turns interviewing. */
  swaps: z.boolean(),
  phase: z.enum(['NOT_STARTED', 'IN_PROGRESS']),
  expiresAt: z.iso.datetime(),
  /** Whether the caller already has the seat. */
  joined: z.boolean(),
  /** The agreed or offered times; null if there are none. */
  appointment: appointmentSchema.nullable(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const joinedSessionSchema = z.object({
  sessionId: z.string(),
  role: participantRoleSchema,
  /** Whether the caller is a guest, known only by a cookie for this session. */
  guest: z.boolean(),
})
