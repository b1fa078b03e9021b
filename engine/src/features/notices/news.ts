import { planIds } from '@greenroom/shared/rules'
import { participantRoleSchema, subscriptionTierSchema } from '@greenroom/shared/vocabulary'
import type { NoticeKind } from '@greenroom/shared/wire'
import { z } from 'zod'

/** The facts of each kind of notice: its words are made of them, and an id makes sure it's told once. */
const abouts = {
  scorecard_ready: z.object({ sessionId: z.string(), title: z.string() }),
  invitation: z.object({
    inviteId: z.string(),
    sessionId: z.string(),
    role: participantRoleSchema,
    /** Who invites: their name, and their account where they have one. */
    by: z.string(),
    byUserId: z.int().nullable(),
    /** The session's page, and the invite's token, sealed: a reader of the database can't accept it. */
    room: z.string(),
    sealedToken: z.string(),
    expiresAt: z.number(),
  }),
  grant: z.object({ grantId: z.string(), tokens: z.int().positive() }),
  report_answered: z.object({
    reportId: z.string(),
    sessionId: z.string(),
    about: z.enum(['challenge', 'score', 'person']),
    answer: z.string(),
  }),
  subscription_changed: z.object({
    /** Of the change, such as its record in the audit trail. */
    changeId: z.string(),
    tier: subscriptionTierSchema,
    /** Null where the tier comes without one. */
    plan: z.enum(planIds).nullable(),
    /** ISO 8601, UTC. */
    expiry: z.iso.datetime().nullable(),
  }),
} as const satisfies Record<NoticeKind, z.ZodObject>

/** Something that happened to somebody. `at`: when, ms since 1970. */
export type News = {
  [Kind in NoticeKind]: { kind: Kind; at: number; about: z.output<(typeof abouts)[Kind]> }
}[NoticeKind]
export type NewsOf<Kind extends NoticeKind> = Extract<News, { kind: Kind }>

const one = <Kind extends NoticeKind>(kind: Kind) =>
  z.object({ kind: z.literal(kind), at: z.number(), about: abouts[kind] })

export const newsSchema = z.discriminatedUnion('kind', [
  one('scorecard_ready'),
  one('invitation'),
  one('grant'),
  one('report_answered'),
  one('subscription_changed'),
])

/** The id of what it is about: of one kind each is told once. */
export function subjectOf({ kind, about }: News): string {
  switch (kind) {
    case 'scorecard_ready':
      return about.sessionId
    case 'invitation':
      return about.inviteId
    case 'grant':
      return about.grantId
    case 'report_answered':
      return `${about.sessionId}.${about.reportId}`
    case 'subscription_changed':
      return about.changeId
  }
}
