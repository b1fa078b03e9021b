import { dayMs, membershipAt, readSubscription } from '@greenroom/shared/rules'
import {
  type AdminSubscription,
  adminPaths,
  adminSubscriptionChangeSchema,
  adminSubscriptionPageSchema,
  adminSubscriptionQuerySchema,
  adminSubscriptionSchema,
  adminUserParamsSchema,
  newAdminSubscriptionSchema,
} from '@greenroom/shared/wire'
import { z } from 'zod'
import { refuses } from '../../platform/describe.ts'
import type { HttpApp } from '../../platform/httpService.ts'
import { ProblemError } from '../../platform/problems.ts'
import type { Where } from '../../store/port.ts'
import { readPage } from '../../store/readPage.ts'
import type { SubscriptionRecord, SubscriptionRecords } from '../../subscriptions/records.ts'
import type { Subscriptions } from '../../subscriptions/subscriptions.ts'
import type { Admin, AdminOf } from './admin.ts'

export type SubscriptionRoutesOptions = {
  subscriptions: Pick<Subscriptions, 'change' | 'byEmail'>
  subscriptionRecords: Pick<SubscriptionRecords, 'find' | 'count'>
  adminOf: AdminOf
  /** Whether this user is the only ADMIN. */
  isOnlyAdmin: (userId: number) => Promise<boolean>
  now: () => number
}

/** The version of a record without a readable subscription. */
const noVersion = 'none'

/** A record as an ADMIN sees it; null if it isn't a subscription (spec §5). */
export function shownSubscription(record: SubscriptionRecord, now: number): AdminSubscription | null {
  const read = readSubscription(record)
  if (read === null) return null
  return {
    ...read,
    tierNow: membershipAt(read, new Date(now)).subscriptionTier,
    plan: record.plan,
    version: record.revision === undefined ? noVersion : String(record.revision),
  }
}

/** A user's subscription, if there is exactly one (spec §5). */
export async function subscriptionOf(
  records: SubscriptionRoutesOptions['subscriptionRecords'],
  userId: number,
  now: number,
): Promise<AdminSubscription | null> {
  const found = await records.find({ where: { userId }, limit: 10 })
  const shown = found.flatMap((record) => shownSubscription(record, now) ?? [])
  return shown.length === 1 ? (shown[0] ?? null) : null
}

type Query = z.output<typeof adminSubscriptionQuerySchema>

/** The part of a query that the database can filter. */
function whereOf({ tier, plan, expires }: Query, now: number): Where<SubscriptionRecord> {
  const iso = (time: number) => new Date(time).toISOString()
  const within = (days: number) => ({ gte: iso(now), lte: iso(now + days * dayMs) })
  const expiry = { past: { lt: iso(now) }, in7Days: within(7), in30Days: within(30), never: null }
  return {
    // Records without a tier aren't subscriptions (spec §5).
    subscriptionTier: tier ?? { gt: '' },
    ...(plan === undefined ? {} : { plan }),
    ...(expires === undefined ? {} : { subscriptionExpiry: expiry[expires] }),
  }
}

const isNumber = (text: string): boolean => /^\d+$/.test(text)

/** The rest of a query: whether a record is a subscription at all, and the text search. */
function keepOf({ search = '' }: Query) {
  const wanted = search.toLowerCase()
  return (record: SubscriptionRecord): boolean => {
    const read = readSubscription(record)
    if (read === null) return false
    if (isNumber(wanted)) return String(read.userId) === wanted
    return [read.email, read.displayName].some((text) => text.toLowerCase().includes(wanted))
  }
}

/** Spec §6: "Admin screens can list subscriptions in pages, create them and update them". */
export function subscriptionRoutes(app: HttpApp, options: SubscriptionRoutesOptions): void {
  const { subscriptions, subscriptionRecords, adminOf, isOnlyAdmin, now } = options
  const tags = ['administration']

  async function stored(userId: number): Promise<AdminSubscription> {
    const found = await subscriptionOf(subscriptionRecords, userId, now())
    if (found === null) throw new ProblemError('SUBSCRIPTION_UNKNOWN')
    return found
  }

  async function change(
    { userId, name }: Admin,
    about: number,
    asked: Omit<z.output<typeof newAdminSubscriptionSchema>, 'userId'>,
    ifRevision: number | null,
  ) {
    const { subscriptionTier: tier, subscriptionExpiry, plan, reason, commandId } = asked
    return subscriptions.change({
      userId: about,
      tier,
      // Spec §4: "A FREE tier has its expiry cleared."
      expiry: tier === 'FREE' ? null : subscriptionExpiry,
      // The plan has been paid for or is about to be.
      plan: tier === 'PREMIUM' || tier === 'PENDING' ? plan : null,
      by: { kind: 'admin', userId, name },
      reason,
      eventId: `admin.${userId}.${commandId}`,
      ifRevision,
    })
  }

  app.get(
    adminPaths.subscriptions,
    {
      schema: {
        summary: 'Subscriptions by user id, page by page',
        tags,
        querystring: adminSubscriptionQuerySchema,
        response: { 200: adminSubscriptionPageSchema },
      },
    },
    async (request, reply) => {
      const at = now()
      const { search } = request.query
      reply.header('cache-control', 'no-store')
      const email = z.email().safeParse(search?.toLowerCase()).data
      // Spec §5: the stored email must equal the lower-cased one. Several subscriptions for one email are logged, and
      // all of them are shown.
      if (email !== undefined && (await subscriptions.byEmail(email)) === null)
        return reply.send({ subscriptions: [], next: null, total: 0 })
      const { found, next, total } = await readPage(subscriptionRecords, request.query, {
        where: { ...whereOf(request.query, at), ...(email && { email }) },
        sort: [['userId', 'asc']],
        keep: keepOf(request.query),
      })
      const shown = found.flatMap((record) => shownSubscription(record, at) ?? [])
      return reply.send({ subscriptions: shown, next, total })
    },
  )

  app.post(
    adminPaths.subscriptions,
    {
      config: refuses('USER_NOT_FOUND', 'SUBSCRIPTION_EXISTS'),
      schema: {
        summary: 'Give somebody a subscription',
        description: '409 SUBSCRIPTION_EXISTS with the existing one in `subscription`.',
        tags,
        body: newAdminSubscriptionSchema,
        response: { 201: adminSubscriptionSchema },
      },
    },
    async (request, reply) => {
      const { userId, ...asked } = request.body
      const admin = await adminOf(request)
      const before = await subscriptionOf(subscriptionRecords, userId, now())
      const done = await change(admin, userId, asked, null)
      // If the request was sent twice, the second one finds its own record.
      if (done === 'stale') throw existing(before ?? (await subscriptionOf(subscriptionRecords, userId, now())))
      return reply.code(201).send(await stored(userId))
    },
  )

  app.get(
    adminPaths.subscription,
    {
      config: refuses('SUBSCRIPTION_UNKNOWN'),
      schema: {
        summary: 'Somebody’s subscription',
        tags,
        params: adminUserParamsSchema,
        response: { 200: adminSubscriptionSchema },
      },
    },
    async (request, reply) => reply.header('cache-control', 'no-store').send(await stored(request.params.userId)),
  )

  app.put(
    adminPaths.subscription,
    {
      config: refuses('SUBSCRIPTION_UNKNOWN', 'SUBSCRIPTION_CHANGED', 'USER_NOT_FOUND', 'LAST_ADMIN'),
      schema: {
        summary: 'Change somebody’s subscription',
        description:
          '409 SUBSCRIPTION_CHANGED if `version` is not the latest, with the current one in `subscription`; 409 LAST_ADMIN if no permanent ADMIN would be left.',
        tags,
        params: adminUserParamsSchema,
        body: adminSubscriptionChangeSchema,
        response: { 200: adminSubscriptionSchema },
      },
    },
    async (request) => {
      const { userId } = request.params
      await stored(userId)
      const { version, ...asked } = request.body
      const staysAdmin = asked.subscriptionTier === 'ADMIN' && asked.subscriptionExpiry === null
      if (!staysAdmin && (await isOnlyAdmin(userId))) throw new ProblemError('LAST_ADMIN')
      const revision = version === noVersion ? null : Number(version)
      const done = await change(await adminOf(request), userId, asked, revision)
      if (done === 'stale')
        throw new ProblemError('SUBSCRIPTION_CHANGED', undefined, {
          extensions: { subscription: await stored(userId) },
        })
      return stored(userId)
    },
  )
}

const existing = (subscription: AdminSubscription | null) =>
  new ProblemError('SUBSCRIPTION_EXISTS', undefined, { extensions: { subscription } })
