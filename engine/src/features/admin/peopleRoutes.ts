import type { Membership } from '@greenroom/shared/rules'
import { participantIdOf } from '@greenroom/shared/session'
import type { User } from '@greenroom/shared/vocabulary'
import {
  adminPaths,
  adminPeoplePageSchema,
  adminPeopleQuerySchema,
  adminPersonSchema,
  adminUserParamsSchema,
  maxPersonSessions,
  tokenGrantSchema,
  tokensAfterGrantSchema,
} from '@greenroom/shared/wire'
import type { AuditTrail } from '../../audit/audit.ts'
import { walletOf } from '../../ledger/entry.ts'
import { reservedIn } from '../../ledger/evolve.ts'
import type { Ledger } from '../../ledger/ledger.ts'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { SessionLog } from '../../session/sessionLog.ts'
import type { FoundPage, PageQuery } from '../../store/readPage.ts'
import type { SubscriptionRecords } from '../../subscriptions/records.ts'
import type { AdminOf } from './admin.ts'
import { sessionRow } from './sessionRoutes.ts'
import { subscriptionOf } from './subscriptionRoutes.ts'

export type PeopleRoutesOptions = {
  people: {
    page(query: PageQuery & { search?: string | undefined }): Promise<FoundPage<User>>
    byId(userId: number): Promise<User | undefined>
    /** Times in ms since 1970. */
    factsOf(user: User): Promise<{
      emailVerified: boolean
      isAlphaUser: boolean
      deleteAt: number | null
      signIns: number
      lastSeenAt: number | null
    }>
    membershipOf(userId: number): Promise<Membership>
  }
  ledger: Pick<Ledger, 'grant' | 'refund' | 'grantMonth' | 'of' | 'entriesOf'>
  /** A user's current monthly grant, in tokens. */
  allowanceOf: (participantId: string) => Promise<number>
  log: Pick<SessionLog, 'heads' | 'commitsAfter'>
  subscriptionRecords: Pick<SubscriptionRecords, 'find' | 'count'>
  audit: Pick<AuditTrail, 'record'>
  /** Notifies a user that they have been given tokens. Idempotent. */
  tellGrant: (userId: number, grant: { grantId: string; tokens: number; at: number }) => Promise<void>
  adminOf: AdminOf
  now: () => number
}

/** Routes for looking up accounts and giving them tokens. */
export function peopleRoutes(app: HttpApp, options: PeopleRoutesOptions): void {
  const { people, ledger, allowanceOf, log, subscriptionRecords, audit, tellGrant, adminOf, now } = options
  const tags = ['administration']
  const isoOrNull = (at: number | null) => (at === null ? null : new Date(at).toISOString())
  async function userOf(userId: number): Promise<User> {
    const user = await people.byId(userId)
    if (user === undefined) throw new ProblemError('USER_NOT_FOUND')
    return user
  }
  async function monthlyAccount(userId: number) {
    const participantId = participantIdOf(userId)
    return ledger.grantMonth(walletOf(participantId), { at: now(), allowance: await allowanceOf(participantId) })
  }

  app.get(
    adminPaths.people,
    {
      schema: {
        summary: 'People with an account, newest first',
        tags,
        querystring: adminPeopleQuerySchema,
        response: { 200: adminPeoplePageSchema },
      },
    },
    async (request, reply) => {
      const { found, next, total } = await people.page(request.query)
      const rows = await Promise.all(
        found.map(async (user) => {
          const { subscriptionTier: tierNow, subscriptionExpiry } = await people.membershipOf(user.id)
          return { ...user, tierNow, subscriptionExpiry }
        }),
      )
      return reply.header('cache-control', 'no-store').send({ people: rows, next, total })
    },
  )

  app.get(
    adminPaths.person,
    {
      config: refuses('USER_NOT_FOUND'),
      schema: {
        summary: 'One person: the account, tokens, sign-ins, sessions, and the subscription',
        tags,
        params: adminUserParamsSchema,
        response: { 200: adminPersonSchema },
      },
    },
    async (request, reply) => {
      const user = await userOf(request.params.userId)
      const candidateId = participantIdOf(user.id)
      const [facts, account, membership, subscription, heads, sessionCount] = await Promise.all([
        people.factsOf(user),
        monthlyAccount(user.id),
        people.membershipOf(user.id),
        subscriptionOf(subscriptionRecords, user.id, now()),
        log.heads.find({ where: { candidateId }, sort: [['createdAt', 'desc']], limit: maxPersonSessions }),
        log.heads.count({ candidateId }),
      ])
      const { emailVerified, isAlphaUser, deleteAt, signIns, lastSeenAt } = facts
      return reply.header('cache-control', 'no-store').send({
        ...{ user, emailVerified, isAlphaUser, signIns, subscription, sessionCount },
        deleteAt: isoOrNull(deleteAt),
        lastSeenAt: isoOrNull(lastSeenAt),
        tokens: {
          left: account.balance,
          reserved: reservedIn(account),
          monthlyGrant: account.month?.allowance ?? 0,
        },
        tierNow: membership.subscriptionTier,
        sessions: heads.map(sessionRow),
      })
    },
  )

  app.post(
    adminPaths.tokens,
    {
      config: refuses('USER_NOT_FOUND'),
      schema: {
        summary: 'Grant somebody tokens, or refund them',
        description:
          'Once per `commandId`, however often it is sent. The audit trail records it, with the tokens before and after.',
        tags,
        params: adminUserParamsSchema,
        body: tokenGrantSchema,
        response: { 200: tokensAfterGrantSchema },
      },
    },
    async (request) => {
      const { id: userId } = await userOf(request.params.userId)
      const admin = await adminOf(request)
      const { commandId, kind, amount, reason } = request.body
      const entryId = `admin.${admin.userId}.${commandId}`
      const wallet = walletOf(participantIdOf(userId))
      await monthlyAccount(userId)
      await ledger[kind](wallet, { entryId, amount })
      // Read from the ledger, so that a repeated call returns the same figures, even after a crash.
      const { before, after, given } = await aroundEntry(wallet, entryId)
      await audit.record({
        id: entryId,
        by: { kind: 'admin', ...admin },
        about: userId,
        what: kind === 'grant' ? 'tokens_granted' : 'tokens_refunded',
        before: { balance: before },
        after: { balance: after, tokens: given.amount },
        reason,
      })
      await tellGrant(userId, { grantId: entryId, tokens: given.amount, at: given.at })
      return { before, after }
    },
  )

  /** How many tokens a wallet had available before and after this entry. */
  async function aroundEntry(wallet: string, entryId: string) {
    let before = 0
    for await (const entry of ledger.entriesOf(wallet)) {
      const amount = entry.kind === 'xp' ? 0 : entry.amount
      if (entry.entryId === entryId) return { before, after: before + amount, given: { amount, at: entry.at } }
      before += amount
    }
    throw new Error(`${wallet} has no entry ${entryId}`)
  }
}
