import { editedKinds, planIds } from '@greenroom/shared/rules'
import { participantRoleSchema, subscriptionTierSchema } from '@greenroom/shared/vocabulary'
import { appointmentChanges, type NoticeKind } from '@greenroom/shared/wire'
import { z } from 'zod'

/** The facts for each kind of notice. `bellTextOf` words them, and the id makes each notice unique. */
const abouts = {
  scorecard_ready: z.object({ sessionId: z.string(), title: z.string() }),
  invitation: z.object({
    inviteId: z.string(),
    sessionId: z.string(),
    role: participantRoleSchema,
    /** The inviter's name, and their account if they have one. */
    by: z.string(),
    byUserId: z.int().nullable(),
    /**
     * The session's page, and the invite's token, encrypted so that nobody who reads the database can accept the
     * invite.
     */
    room: z.string(),
    sealedToken: z.string(),
    expiresAt: z.number(),
    /** The offered times, as text. */
    times: z.array(z.string()).optional(),
  }),
  invitation_declined: z.object({
    inviteId: z.string(),
    sessionId: z.string(),
    role: participantRoleSchema,
    /** The message they added. */
    message: z.string().nullable(),
    /** The session's page. */
    room: z.string(),
  }),
  grant: z.object({ grantId: z.string(), tokens: z.int().positive() }),
  report_answered: z.object({
    reportId: z.string(),
    sessionId: z.string(),
    about: z.enum(['challenge', 'score', 'person']),
    answer: z.string(),
  }),
  subscription_changed: z.object({
    /** The id of the change, such as that of its audit record. */
    changeId: z.string(),
    tier: subscriptionTierSchema,
    /** Null if the tier doesn't come with a plan. */
    plan: z.enum(planIds).nullable(),
    /** ISO 8601, UTC. */
    expiry: z.iso.datetime().nullable(),
  }),
  partner: z.object({
    proposalId: z.string(),
    what: z.enum(['proposed', 'accepted', 'declined']),
    by: z.string(),
    byUserId: z.int().nullable(),
    /** The accepted time, ms since 1970. */
    time: z.number().nullable(),
    /** The mock, once accepted. */
    sessionId: z.string().nullable(),
  }),
  appointment: z.object({
    sessionId: z.string(),
    /** The appointment's revision. For a reminder, the booked time and how long before it the reminder was sent. */
    subject: z.string(),
    what: z.enum([...appointmentChanges, 'soon']),
    by: z.string(),
    byUserId: z.int().nullable(),
    /** The booked time, or the previous one; null if only offers were withdrawn. */
    startsAt: z.number().nullable(),
    timeZone: z.string(),
  }),
  workshop: z.object({
    workshopId: z.string(),
    title: z.string(),
    /** The date, and what distinguishes this change or reminder from the others. */
    subject: z.string(),
    what: z.enum(['movedUp', 'changed', 'cancelled', 'soon']),
    startsAt: z.number(),
    timeZone: z.string(),
  }),
  content_review: z.object({
    kind: z.enum(editedKinds),
    itemId: z.string(),
    title: z.string(),
    /** Identifies the text, so that a second request to review it notifies nobody. */
    textId: z.string(),
    /** The name of the person who asked for the review. */
    by: z.string(),
    byUserId: z.int().nullable(),
  }),
} as const satisfies Record<NoticeKind, z.ZodObject>

/** News for a user. `at` is when it happened, ms since 1970. */
export type News = {
  [Kind in NoticeKind]: { kind: Kind; at: number; about: z.output<(typeof abouts)[Kind]> }
}[NoticeKind]
export type NewsOf<Kind extends NoticeKind> = Extract<News, { kind: Kind }>

const one = <Kind extends NoticeKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), at: z.number(), about: abouts[kind] })

export const newsSchema = z.discriminatedUnion('kind', [
  one('scorecard_ready'),
  one('invitation'),
  one('invitation_declined'),
  one('grant'),
  one('report_answered'),
  one('subscription_changed'),
  one('partner'),
  one('appointment'),
  one('workshop'),
  one('content_review'),
])

/** The id of a notice's subject. Each kind of notice covers a subject once. */
export function subjectOf({ kind, about }: News): string {
  switch (kind) {
    case 'scorecard_ready':
      return about.sessionId
    case 'invitation':
    case 'invitation_declined':
      return about.inviteId
    case 'grant':
      return about.grantId
    case 'report_answered':
      return `${about.sessionId}.${about.reportId}`
    case 'subscription_changed':
      return about.changeId
    case 'partner':
      return `${about.proposalId}.${about.what}`
    case 'appointment':
      return `${about.sessionId}.${about.subject}`
    case 'workshop':
      return `${about.workshopId}.${about.subject}`
    case 'content_review':
      return `${about.kind}.${about.itemId}.${about.textId}`
  }
}
