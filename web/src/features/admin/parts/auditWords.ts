import { planIds, plans } from '@greenroom/shared/rules'
import type { AdminAuditEntry } from '@greenroom/shared/wire'
import { amount, dayOfExpiry } from './formats.ts'
import { wordsOfValue } from './valueNames.ts'

const titles: Readonly<Record<string, string>> = {
  subscription_created: 'Subscription created',
  subscription_changed: 'Subscription changed',
  subscription_expired: 'Subscription ended',
  money_back_asked: 'Refund requested',
  renewal_cancelled: 'Renewal cancelled',
  payment_received: 'Payment confirmed',
  tokens_granted: 'Tokens granted',
  tokens_refunded: 'Tokens refunded',
  alpha_email_added: 'Alpha email added',
  alpha_email_removed: 'Alpha email removed',
  invitation_code_created: 'Invitation code created',
  invitation_code_changed: 'Invitation code changed',
  role_changed: 'Role changed',
  session_opened: 'Session opened',
  member_removed: 'Removed from a session',
  report_answered: 'Report answered',
  score_answered: 'Contested score answered',
  feedback_answered: 'Feedback answered',
  job_retried: 'Job retried',
  partner_post_removed: 'Post taken down',
  job_removed: 'Job removed',
  content_published: 'Content published',
  content_restored: 'Earlier content restored',
  content_withdrawn: 'Content withdrawn',
  content_sent_back: 'Draft sent back',
  page_published: 'Page published',
  page_scheduled: 'Page scheduled',
  page_unscheduled: 'Scheduled page cancelled',
  page_unpublished: 'Page unpublished',
  page_rolled_back: 'Page rolled back',
  page_deleted: 'Page deleted',
  form_destination_allowed: 'Form address allowed',
  form_destination_removed: 'Form address removed',
  form_answer_retried: 'Form answer retried',
}

const fieldNames: Readonly<Record<string, string>> = {
  subscriptionTier: 'Tier',
  subscriptionExpiry: 'Expires',
  displayName: 'Name',
  tokens: 'Tokens',
  balance: 'Tokens',
  sessionId: 'Session',
}

/** Describes an audit action in two or three words. */
export const titleOfAct = (what: string): string => titles[what] ?? wordsOfValue(what)

/** Who made the change. A webhook or Greenroom itself has no name. */
export function nameOfActor({ by, aboutName }: Pick<AdminAuditEntry, 'by' | 'aboutName'>): string {
  switch (by.kind) {
    case 'admin':
    case 'creator':
      return by.name
    case 'webhook':
      return 'Payment'
    case 'self':
      return aboutName ?? 'The user'
    case 'system':
      return 'System'
  }
}

/** A changed field. `before` and `after` are null if empty. */
export type ChangedField = { name: string; before: string | null; after: string | null }

/** Lists the fields that differ; a new field has no old value. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [recordOf(before), recordOf(after)]
  const fields = [...new Set([...Object.keys(was), ...Object.keys(is)])]
  return fields
    .filter((field) => JSON.stringify(was[field] ?? null) !== JSON.stringify(is[field] ?? null))
    .map((field) => ({
      name: fieldNames[field] ?? wordsOfValue(field),
      before: field in was ? wordOf(field, was[field]) : null,
      after: wordOf(field, is[field]),
    }))
}

const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {}

function wordOf(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number') return amount(value)
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  const plan = field === 'plan' ? planIds.find((id) => id === text) : undefined
  if (plan !== undefined) return plans[plan].name
  return /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) ? dayOfExpiry(text) : text
}
