import { z } from 'zod'
import { participantRoleSchema, sessionModeSchema } from '../../vocabulary/interview.ts'

/**
 * The calls about invites: how somebody else than the opener gets into a session (answers §9). An invite is for one
 * session and one role, and for the first who accepts it.
 */
export const invitePaths = {
  /**
   * `POST` with a `newInviteSchema`: 201 with a `createdInviteSchema`. `GET`: 200 with an `inviteListSchema`. For who opened
   * the session and for its candidate; 403 FORBIDDEN for others who are in it, 404 SESSION_NOT_FOUND for everybody else.
   */
  invites: '/api/sessions/:id/invites',
  /** `DELETE` takes back what nobody has accepted: 204, also a second time; 404 INVITE_UNKNOWN, 409 INVITE_USED. */
  invite: '/api/sessions/:id/invites/:inviteId',
  /**
   * `POST` with an `acceptInviteSchema`: 200 with a `joinedSessionSchema`. Who is signed in joins as themselves; anybody else
   * as a guest, with a cookie for this one session. 404 INVITE_UNKNOWN, 409 INVITE_USED, 410 INVITE_EXPIRED
   * or INVITE_REVOKED, and 409 with the code of the refusal where the session does not take them in: ROLE_TAKEN, ALREADY_A_MEMBER,
   * NOT_IN_PROGRESS once it has ended.
   */
  accept: '/api/invites/accept',
  /**
   * `POST` with a `lookAtInviteSchema`: 200 with an `invitationSchema`, what somebody is shown before they accept. It changes nothing. Refused
   * as accepting is; who is in the session already is told so.
   */
  look: '/api/invites/look',
} as const

export const inviteParamsSchema = z.object({ id: z.string(), inviteId: z.string() })

/**
 * `email`: of somebody whom the bell, and a mail, should tell, where an account has confirmed it. The answer is the same where none has, and anybody
 * can use the link.
 */
export const newInviteSchema = z.object({ role: participantRoleSchema, email: z.email().max(254).optional() })

const inviteStatuses = ['open', 'accepted', 'revoked', 'expired'] as const

/** An invite as the inviting see it; `acceptedBy` is the name of who came. */
export const inviteSchema = z.object({
  inviteId: z.string(),
  role: participantRoleSchema,
  status: z.enum(inviteStatuses),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  acceptedBy: z.string().nullable(),
})
export type Invite = z.infer<typeof inviteSchema>

/** A new invite. Only here the link is told: `{origin}/…?session={id}#token={token}`; what is stored cannot make it again. */
export const createdInviteSchema = inviteSchema.extend({ link: z.url() })

export type CreatedInvite = z.infer<typeof createdInviteSchema>

/** The invites of a session, latest first. */
export const inviteListSchema = z.object({ invites: z.array(inviteSchema) })

/** The most characters of a guest's name. */
export const longestGuestName = 60

/**
 * `name` is how a guest is called in the room; who is signed in has a name already. Without one a guest gets 400 INVALID_REQUEST that
 * names the field, or learns that the invite is of no use any more.
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
   * Chosen at random by a guest's browser: where an answer got lost, the same id gets the same seat again. Without it the link
   * lets nobody in a second time.
   */
  attemptId: z.string().min(20).max(128).optional(),
})

export const lookAtInviteSchema = z.object({ token: acceptInviteSchema.shape.token })

/** Who invites to what. */
export const invitationSchema = z.object({
  sessionId: z.string(),
  role: participantRoleSchema,
  mode: sessionModeSchema,
  /** The name of who invites. */
  from: z.string(),
  /** Whether who invites is the candidate. */
  fromCandidate: z.boolean(),
  /** Such as `Google, on-site`. */
  title: z.string(),
  minutes: z.int(),
  phase: z.enum(['NOT_STARTED', 'IN_PROGRESS']),
  expiresAt: z.iso.datetime(),
  /** Whether who asks has the seat already. */
  joined: z.boolean(),
})
export type Invitation = z.infer<typeof invitationSchema>

export const joinedSessionSchema = z.object({
  sessionId: z.string(),
  role: participantRoleSchema,
  /** Whether one is a guest here: known by a cookie for this session only. */
  guest: z.boolean(),
})
