import { z } from 'zod'

/** The actions in the audit trail. */
export const auditedActs = [
  'subscription_created',
  'subscription_changed',
  'subscription_expired',
  'money_back_asked',
  'renewal_cancelled',
  'payment_received',
  'tokens_granted',
  'tokens_refunded',
  'alpha_email_added',
  'alpha_email_removed',
  'invitation_code_created',
  'invitation_code_changed',
  'role_changed',
  'session_opened',
  'member_removed',
  'report_answered',
  'score_answered',
  'feedback_answered',
  'partner_post_removed',
  'job_retried',
  'job_removed',
  'content_published',
  'content_restored',
  'content_withdrawn',
  'content_sent_back',
  'page_published',
  'page_scheduled',
  'page_unscheduled',
  'page_unpublished',
  'page_rolled_back',
  'page_deleted',
  'form_destination_allowed',
  'form_destination_removed',
  'form_answer_retried',
] as const
export const auditedActSchema = z.enum(auditedActs)
export type AuditedAct = z.infer<typeof auditedActSchema>

/**
 * Who did something: an administrator, a content creator, the payment provider, Greenroom itself, or the person
 * concerned.
 */
export const auditActorSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('admin'), userId: z.int(), name: z.string() }),
  z.object({ kind: z.literal('creator'), userId: z.int(), name: z.string() }),
  z.object({ kind: z.literal('webhook'), eventId: z.string() }),
  z.object({ kind: z.literal('system') }),
  z.object({ kind: z.literal('self'), userId: z.int() }),
])
export type AuditActor = z.infer<typeof auditActorSchema>

/** The field values before or after; null if there was nothing. */
export const auditedStateSchema = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]))
  .nullable()
export type AuditedState = z.infer<typeof auditedStateSchema>

/** A record of the audit trail. `at` is an ISO 8601 time in UTC; `about` is a user's id, null if it concerns nobody. */
export const auditRecordSchema = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  by: auditActorSchema,
  about: z.int().nullable(),
  what: auditedActSchema,
  before: auditedStateSchema,
  after: auditedStateSchema,
  reason: z.string().nullable(),
})
export type AuditRecord = z.infer<typeof auditRecordSchema>
