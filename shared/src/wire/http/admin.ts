import { z } from 'zod'
import { commandIdSchema } from '../../session/commands.ts'
import { decisionSchema } from '../../session/scorecard.ts'
import { auditRecordSchema } from '../../vocabulary/audit.ts'
import { subscriptionTierSchema, userFeedbackSchema, userSchema } from '../../vocabulary/people.ts'
import { emailSchema } from './accounts.ts'
import { clientMessageSchema } from './clientMessages.ts'
import { planIdSchema } from './subscriptions.ts'

/** The page size, and the `next` of the previous page. */
export const adminPageQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(25),
  after: z.string().max(400).optional(),
})
const next = { next: z.string().nullable().describe('The `after` of the next page; null on the last one.') }

export const maxReasonLength = 500
/** Why an ADMIN makes a change; stored in the audit trail. */
const reason = z.string().trim().min(1).max(maxReasonLength)

export const adminUserParamsSchema = z.object({ userId: z.coerce.number().int().min(1) })

// ── The overview

/** This many days up to and including today; a day begins at midnight in UTC. */
export const overviewDays = ['1', '7', '30'] as const
export const adminPeriodSchema = z.object({ days: z.enum(overviewDays).default('7').transform(Number) })

/**
 * A figure for the period, and for each of its days, earliest first. If the period is only today, `byDay` has the last
 * seven days, so there is a line to draw.
 */
const figureSchema = z.object({ total: z.int(), byDay: z.array(z.int()) })

/** Things that need an ADMIN's action; `since` is the time of the oldest. */
export const attentionSchema = z.object({
  kind: z.enum([
    'failedScorecards',
    'contestedScores',
    'reportedPeople',
    'reportedChallenges',
    'failedAnswers',
    'failedJobs',
  ]),
  count: z.int().min(1),
  since: z.iso.datetime().nullable(),
  examples: z
    .array(z.string())
    .describe(
      'Dimensions of contested lines, such as `testing`, or the titles of pages whose answers failed. Never anybody’s words.',
    ),
})

/** A worker queue, or the mail queue. Times are those of the last finished jobs; null if there are none. */
export const adminQueueSchema = z.object({
  name: z.enum(['replies', 'codeRuns', 'examinations', 'scorecards', 'mail']),
  waiting: z.int().describe('Waiting, delayed, or running.'),
  failed: z.int().describe('Failed for good in the last seven days; for mail, refused by the receiving server.'),
  p95Ms: z.int().nullable().describe('From added to done: 95% took no longer than this.'),
})
export type AdminQueue = z.infer<typeof adminQueueSchema>
export const adminQueueListSchema = z.object({ queues: z.array(adminQueueSchema) })

/**
 * An entry of the audit trail, with the current name of the person it concerns; null if it concerns nobody, or the
 * account is gone.
 */
export const adminAuditEntrySchema = auditRecordSchema.extend({ aboutName: z.string().nullable() })
export type AdminAuditEntry = z.infer<typeof adminAuditEntrySchema>
export const adminAuditQuerySchema = adminPageQuerySchema.extend({ userId: z.coerce.number().int().optional() })
export const adminAuditPageSchema = z.object({ entries: z.array(adminAuditEntrySchema), ...next })

/** The installation at a glance. */
export const adminOverviewSchema = z.object({
  days: z.int(),
  attention: z.array(attentionSchema),
  interviews: figureSchema.describe('Sessions opened in the period.'),
  people: z.object({
    all: z.int().describe('Accounts.'),
    new: z.int().describe('Accounts created in the period.'),
    active: figureSchema.describe('People with an account who opened a session.'),
  }),
  tokens: figureSchema.describe('AI-usage tokens that were used.'),
  income: z
    .array(z.object({ currency: z.string(), amount: figureSchema, payments: z.int() }))
    .describe(
      'Confirmed by webhooks, in the smallest unit of each currency; refunds are taken off. Empty where nothing was paid.',
    ),
  queues: z.array(adminQueueSchema),
  plans: z
    .array(z.object({ plan: planIdSchema.nullable(), tier: subscriptionTierSchema, people: z.int() }))
    .describe('By people’s current tier; FREE with a null plan counts everybody without a plan.'),
  latestChanges: z.array(adminAuditEntrySchema),
})
export type AdminOverview = z.infer<typeof adminOverviewSchema>

// ── Subscriptions

/**
 * A subscription as an ADMIN sees it. `subscriptionTier` and `subscriptionExpiry` are the stored values, `tierNow` is
 * the effective tier (spec §4). `version` changes with each change: an update names the version it is based on.
 */
export const adminSubscriptionSchema = z.object({
  userId: z.int(),
  email: z.string(),
  displayName: z.string(),
  subscriptionTier: subscriptionTierSchema,
  subscriptionExpiry: z.iso.datetime().nullable(),
  tierNow: subscriptionTierSchema,
  plan: planIdSchema.nullable(),
  renewalId: z.string().nullable(),
  version: z.string(),
})
export type AdminSubscription = z.infer<typeof adminSubscriptionSchema>

/**
 * `search` matches the user id, or part of the email or name. `expires` filters by the stored expiry. Pages are sorted
 * by user id (spec §6).
 */
export const adminSubscriptionQuerySchema = adminPageQuerySchema.extend({
  search: z.string().trim().max(254).optional(),
  tier: subscriptionTierSchema.optional(),
  plan: planIdSchema.optional(),
  expires: z.enum(['past', 'in7Days', 'in30Days', 'never']).optional(),
})
export const adminSubscriptionPageSchema = z.object({
  subscriptions: z.array(adminSubscriptionSchema),
  total: z.int().describe('On all pages.'),
  ...next,
})

const membershipFields = {
  subscriptionTier: subscriptionTierSchema,
  plan: planIdSchema.nullable().default(null),
  subscriptionExpiry: z.iso.datetime().nullable().describe('Null if it doesn’t expire. FREE never does (spec §4).'),
  reason,
}
/** The browser generates `commandId`, so that a repeated request takes effect only once. */
export const newAdminSubscriptionSchema = z.object({
  commandId: commandIdSchema,
  userId: z.int().min(1),
  ...membershipFields,
})
export const adminSubscriptionChangeSchema = z.object({
  commandId: commandIdSchema,
  version: z.string(),
  ...membershipFields,
})
export type AdminSubscriptionChange = z.input<typeof adminSubscriptionChangeSchema>

// ── People

export const adminPeopleQuerySchema = adminPageQuerySchema.extend({ search: z.string().trim().max(254).optional() })
/** A person in the list. */
export const adminPersonRowSchema = userSchema.extend({
  tierNow: subscriptionTierSchema,
  subscriptionExpiry: z.iso.datetime().nullable(),
})
/** Sorted by user id, newest account first. */
export const adminPeoplePageSchema = z.object({
  people: z.array(adminPersonRowSchema),
  total: z.int().describe('On all pages.'),
  ...next,
})

export const maxPersonSessions = 100
/** A session in an ADMIN's list, without its content. */
export const adminSessionRowSchema = z.object({
  sessionId: z.string(),
  mode: z.string(),
  assessmentType: z.string().nullable(),
  phase: z.string(),
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
  decision: decisionSchema.nullable(),
})

/** One person: account details, tokens, sign-ins, sessions by id, and the subscription. */
export const adminPersonSchema = z.object({
  user: userSchema,
  emailVerified: z.boolean(),
  isAlphaUser: z.boolean(),
  deleteAt: z.iso.datetime().nullable().describe('When the account will be deleted; null if it won’t be.'),
  signIns: z.int().describe('In how many browsers the person is signed in.'),
  lastSeenAt: z.iso.datetime().nullable().describe('When one of these sign-ins was last used, accurate to a day.'),
  tokens: z.object({ left: z.int(), reserved: z.int(), monthlyGrant: z.int() }),
  tierNow: subscriptionTierSchema,
  subscription: adminSubscriptionSchema.nullable().describe('Null if no valid record is stored.'),
  sessions: z.array(adminSessionRowSchema).describe('Sessions as the candidate; latest first, 100 at most.'),
  sessionCount: z.int(),
})
export type AdminPerson = z.infer<typeof adminPersonSchema>

export const maxGrant = 1_000_000
/**
 * Gives a person tokens. `refund` returns what they paid for something that failed, `grant` adds to the monthly grant.
 * Applied once per `commandId`, however often it is sent.
 */
export const tokenGrantSchema = z.object({
  commandId: commandIdSchema,
  kind: z.enum(['grant', 'refund']),
  amount: z.int().min(1).max(maxGrant),
  reason,
})
export type TokenGrant = z.input<typeof tokenGrantSchema>
/** `before` and `after` are the spendable tokens, as in the audit trail. */
export const tokensAfterGrantSchema = z.object({ before: z.int(), after: z.int() })

// ── Content: who may sign up

export const alphaEmailSchema = z.object({ email: emailSchema })
/** In alphabetical order. */
export const alphaEmailPageSchema = z.object({ emails: z.array(z.string()), ...next })

/** An invitation code; null fields mean unlimited uses, or no expiry. `link` is for sending. */
export const invitationCodeSchema = z.object({
  code: z.string(),
  link: z.string(),
  maxUses: z.int().nullable(),
  uses: z.int(),
  expiresAt: z.iso.datetime().nullable(),
  note: z.string().nullable(),
})
export const invitationCodeListSchema = z.object({ codes: z.array(invitationCodeSchema) })
export const invitationCodePageSchema = invitationCodeListSchema.extend(next)
export const newInvitationCodesSchema = z.object({
  count: z.int().min(1).max(100).default(1),
  maxUses: z.int().min(1).max(1_000).default(1),
  days: z.int().min(1).max(3_650).default(30),
  note: z.string().trim().max(200).optional(),
})
export const invitationCodeParamsSchema = z.object({ code: z.string().min(1).max(100) })

// ── Feedback and reports

/** Latest first. */
export const adminFeedbackPageSchema = z.object({
  feedback: z.array(
    userFeedbackSchema.extend({ id: z.string(), userId: z.int().nullable(), givenAt: z.iso.datetime() }),
  ),
  ...next,
})

export const maxAnswerLength = 2_000
const answerText = z.string().trim().min(1).max(maxAnswerLength)
/** A report, with its author and our answer. A guest has no user id. */
export const adminReportSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  reporter: z.object({ participantId: z.string(), userId: z.int().nullable(), name: z.string().nullable() }),
  reportedAt: z.iso.datetime(),
  about: z.enum(['challenge', 'score', 'person']),
  challengeId: z.string().nullable(),
  problem: z.string().nullable(),
  round: z.int().nullable(),
  dimension: z.string().nullable(),
  participantId: z.string().nullable().describe('Who is reported.'),
  message: z.string(),
  answer: z.object({ text: z.string(), at: z.iso.datetime(), byUserId: z.int() }).nullable(),
})
export type AdminReport = z.infer<typeof adminReportSchema>
export const adminReportQuerySchema = adminPageQuerySchema.extend({
  about: z.enum(['challenge', 'score', 'person']).optional(),
  answered: z.enum(['true', 'false']).optional(),
})
/** Latest first. */
export const adminReportPageSchema = z.object({ reports: z.array(adminReportSchema), ...next })
export const reportAnswerSchema = z.object({ text: answerText })
export const adminIdParamsSchema = z.object({ id: z.string().min(1).max(128) })

export const adminMessageQuerySchema = adminPageQuerySchema.extend({
  severity: clientMessageSchema.shape.severity.optional(),
})
/** Log messages from browsers, latest first. */
export const adminMessagePageSchema = z.object({
  messages: z.array(clientMessageSchema.extend({ id: z.string(), sentAt: z.iso.datetime() })),
  ...next,
})

// ── A session

/** An event of a session without its content: what happened, when, and by whom. */
export const adminEventSchema = z.object({
  seq: z.int(),
  at: z.iso.datetime(),
  actor: z.string().describe('`user:7`, `guest:…`, `job`, `system`.'),
  type: z.string(),
})
export const adminSessionJobSchema = z.object({
  id: z.string(),
  kind: z.string(),
  seq: z.int(),
  state: z.string().describe('The job’s state in the queue; `gone` if the queue no longer has it.'),
  attempts: z.int(),
  error: z.string().nullable().describe('The kind of error, without its message.'),
})
export const adminSessionSchema = z.object({
  session: adminSessionRowSchema,
  participants: z.array(
    z.object({
      participantId: z.string(),
      role: z.string(),
      removable: z.boolean().describe('Whether they can be removed now.'),
    }),
  ),
  log: z.array(adminEventSchema),
  jobs: z.array(adminSessionJobSchema),
  scorecard: z
    .object({
      status: z.enum(['none', 'pending', 'ready', 'failed']),
      decision: decisionSchema.nullable(),
      lines: z.array(z.object({ round: z.int().nullable(), dimension: z.string(), score: z.int().nullable() })),
    })
    .describe('Scores without their quotes.'),
})
export type AdminSession = z.infer<typeof adminSessionSchema>

/** Why an ADMIN removes somebody from a session. Recorded with the ADMIN's name. */
export const removalRequestSchema = z.object({ reason })
/** Why an ADMIN reads a conversation. Recorded with the ADMIN's name. */
export const wordsRequestSchema = z.object({ reason })
/** The log with its whole content, and the scorecard with its quotes. Includes private notes and boards. */
export const adminSessionWordsSchema = z.object({
  commits: z.array(
    z.object({
      seq: z.int(),
      at: z.iso.datetime(),
      actor: z.string(),
      events: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
})

// ── Jobs

export const adminJobQueueSchema = z.enum(['replies', 'codeRuns', 'examinations', 'scorecards'])
export const adminJobQuerySchema = adminPageQuerySchema.extend({ queue: adminJobQueueSchema.optional() })
/** A failed job, without its content. */
export const adminJobSchema = z.object({
  id: z.string(),
  queue: adminJobQueueSchema,
  sessionId: z.string().nullable(),
  addedAt: z.iso.datetime(),
  failedAt: z.iso.datetime().nullable(),
  attempts: z.int(),
  error: z.string().nullable().describe('The kind of error, without its message.'),
})
export const adminJobPageSchema = z.object({ jobs: z.array(adminJobSchema), ...next })
/** One failed job by its id, or all failed ones of the queue. */
export const jobRetrySchema = z.object({ queue: adminJobQueueSchema, jobId: z.string().max(400).optional() })
/** `left`: already retried, or gone. */
export const retriedJobsSchema = z.object({ retried: z.int(), left: z.int() })
