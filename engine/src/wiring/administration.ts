import { currencies, type PlanId, planIds } from '@greenroom/shared/rules'
import { userIdOf } from '@greenroom/shared/session'
import type { AuditTrail } from '../audit/audit.ts'
import type { EngineConfig } from '../config.ts'
import { openInvitations } from '../features/accounts/alpha.ts'
import { newCode } from '../features/accounts/invitationCode.ts'
import type { OverviewSources, Span } from '../features/admin/overview.ts'
import { figuresOf, type QueueName } from '../features/admin/queues.ts'
import { adminRoutes } from '../features/admin/routes.ts'
import type { ClientMessages } from '../features/clientMessages/clientMessages.ts'
import type { Feedback } from '../features/feedback/feedback.ts'
import { createRemoval } from '../features/invites/removal.ts'
import { openEntries } from '../ledger/entries.ts'
import { type Mail, publicUrlOf } from '../mail/openMail.ts'
import type { HttpApp } from '../platform/httpService.ts'
import type { Store } from '../store/port.ts'
import { openPaymentRecords } from '../subscriptions/payments.ts'
import { openSubscriptionRecords } from '../subscriptions/records.ts'
import type { Subscriptions } from '../subscriptions/subscriptions.ts'
import type { Belongings } from './belongings.ts'
import type { NewsDesk } from './notices.ts'
import type { RunningPages } from './pages.ts'
import type { People } from './people.ts'
import type { Scheduling } from './scheduling.ts'
import type { Sessions } from './sessions.ts'
import type { WhoAsks } from './whoAsks.ts'

export type AdministrationOptions = {
  config: EngineConfig
  store: Store
  audit: AuditTrail
  mail: Mail
  people: People
  whoAsks: WhoAsks
  sessions: Sessions
  subscriptions: Subscriptions
  belongings: Belongings
  feedback: Feedback
  messages: ClientMessages
  newsDesk: NewsDesk
  scheduling: Pick<Scheduling, 'withoutMember'>
  formAnswers: Pick<RunningPages['answers'], 'failures'>
  now: () => number
}

const queueNames = ['replies', 'codeRuns', 'examinations', 'scorecards'] as const satisfies readonly QueueName[]
const refusedMailMs = 7 * 24 * 60 * 60_000

/** Sets up administration: its routes, and its access to the other features. */
export function registerAdministration(app: HttpApp, options: AdministrationOptions): void {
  const { config, store, audit, people, whoAsks, sessions, subscriptions, belongings, newsDesk, now } = options
  const { accounts, allowanceOf } = people
  const { log, handler, ledger, jobQueues, members } = sessions
  const { reports, invites } = belongings
  adminRoutes(app, {
    adminOf: whoAsks.adminOf,
    now,
    audit,
    async nameOf(userId) {
      const user = await accounts.userById(userId)
      return user && (`${user.firstName} ${user.lastName}`.trim() || user.userName)
    },
    sources: overviewSources(options),
    subscriptions,
    isOnlyAdmin: accounts.deletions.isOnlyAdmin,
    subscriptionRecords: openSubscriptionRecords(store),
    people: {
      page: accounts.directory.page,
      byId: accounts.userById,
      factsOf: accounts.factsOf,
      membershipOf: accounts.membershipOf,
    },
    ledger,
    allowanceOf,
    log,
    handler,
    jobQueues,
    sessionOf: handler.reload,
    removeMember: createRemoval({ invites, handler, members, onRemoved: options.scheduling.withoutMember }),
    tellGrant: (userId, { grantId, tokens, at }) =>
      newsDesk.notices.tell(userId, { kind: 'grant', at, about: { grantId, tokens } }),
    invitations: { ...openInvitations(store), makeCode: newCode },
    signUpUrl: `${publicUrlOf(config)}/signup`,
    feedback: options.feedback,
    messages: options.messages,
    reports,
    async tellReporter({ id, sessionId, authorId, about, answer, answeredAt }) {
      const userId = userIdOf(authorId)
      if (userId === null || answer === undefined || answeredAt === undefined) return
      const told = { reportId: id, sessionId, about, answer: answer.text }
      await newsDesk.notices.tell(userId, { kind: 'report_answered', at: Date.parse(answeredAt), about: told })
    },
  })
}

function overviewSources(options: AdministrationOptions): OverviewSources {
  const { store, people, sessions, belongings, mail, formAnswers, now } = options
  const { heads } = sessions.log
  const [entries, records, payments] = [openEntries(store), openSubscriptionRecords(store), openPaymentRecords(store)]
  const iso = (at: number) => new Date(at).toISOString()
  const within = ({ from, before }: Span) => ({ gte: from, lt: before })
  const countFailed = () => heads.count({ scorecard: 'failed' })

  return {
    interviews: (span) => heads.count({ createdAt: within(span) }),
    // Counts only accounts; guests have a different kind of id.
    activePeople: (span) =>
      heads.countDistinct('candidateId', { createdAt: within(span), candidateId: { gte: 'user:', lt: 'user;' } }),
    tokensUsed: (span) => entries.tokensUsed(span.from, span.before),
    people: (span) => people.accounts.directory.count(span && { from: iso(span.from), before: iso(span.before) }),
    async income(span) {
      const time = { gte: iso(span.from), lt: iso(span.before) }
      const all = await Promise.all(
        currencies.map(async (currency) => {
          const [paid, refunded, partBack, count] = await Promise.all([
            payments.sum('amount', { currency, paidAt: time }),
            payments.sum('amount', { currency, refundedAt: time }),
            payments.sum('partBack', { currency, partBackAt: time }),
            payments.count({ currency, paidAt: time }),
          ])
          return { currency, amount: paid - refunded - partBack, payments: count }
        }),
      )
      return all.filter(({ amount, payments: count }) => amount !== 0 || count > 0)
    },
    async members() {
      const at = iso(now())
      const holding = async (where: { subscriptionTier: string; plan?: PlanId | null }) =>
        (await records.count({ ...where, subscriptionExpiry: { gte: at } })) +
        (await records.count({ ...where, subscriptionExpiry: null }))
      const premium = [...planIds, null].map(async (plan) => ({
        ...{ plan, tier: 'PREMIUM' as const },
        people: await holding({ subscriptionTier: 'PREMIUM', plan }),
      }))
      const others = (['PENDING', 'CONTENT_CREATOR', 'ADMIN'] as const).map(async (tier) => ({
        ...{ plan: null, tier },
        people: await holding({ subscriptionTier: tier }),
      }))
      const all = await Promise.all([...premium, ...others])
      return all.filter(({ plan, people: count }) => plan !== null || count > 0)
    },
    async failedScorecards() {
      const where = { scorecard: 'failed' } as const
      const [count, [oldest]] = await Promise.all([
        countFailed(),
        heads.find({ where, sort: [['endedAt', 'asc']], limit: 1 }),
      ])
      return { count, oldestAt: oldest?.endedAt ?? null }
    },
    async openReports(about) {
      const { count, oldestAt, latest } = await belongings.reports.open(about)
      const dimensions = latest.flatMap(({ report }) => (report.about === 'score' ? [report.dimension] : []))
      return { count, oldestAt, dimensions: [...new Set(dimensions)] }
    },
    failedAnswers: formAnswers.failures,
    async queues() {
      const [failed, mails] = await Promise.all([countFailed(), mail.figures(now() - refusedMailMs)])
      const workers = await Promise.all(queueNames.map((name) => figuresOf(sessions.jobQueues, name, failed)))
      return [...workers, { name: 'mail', waiting: mails.waiting, failed: mails.refused, p95Ms: null }]
    },
  }
}
