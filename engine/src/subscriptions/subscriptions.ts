import {
  membershipAt,
  type PlanId,
  readSubscription,
  readUserId,
  subscriptionByEmail,
  subscriptionByUserId,
} from '@greenroom/shared/rules'
import type {
  AuditActor,
  AuditedAct,
  AuditedState,
  AuditRecord,
  Subscription,
  SubscriptionTier,
} from '@greenroom/shared/vocabulary'
import type { FastifyBaseLogger } from 'fastify'
import type { AuditTrail } from '../audit/audit.ts'
import { ProblemError } from '../platform/problems.ts'
import { everyDocument } from '../store/everyDocument.ts'
import type { Store } from '../store/port.ts'
import { openSubscriptionRecords, type PaidStanding, type SubscriptionRecord } from './records.ts'

/** A subscription after a change. `expiry` is an ISO 8601 time, or null if it doesn't end. */
export type SubscriptionState = {
  tier: SubscriptionTier
  plan: PlanId | null
  expiry: string | null
  renews: boolean
}

export type SubscriptionChange = {
  userId: number
  tier: SubscriptionTier
  plan?: PlanId | null
  expiry: string | null
  by: AuditActor
  reason?: string | null
  /** Makes the change idempotent: repeating an id has no effect. */
  eventId: string
  /**
   * Makes the change only if the record still has this revision. Null: only if there is no record or it has never
   * changed.
   */
  ifRevision?: number | null
}

/** A user's subscription before a change; null if there is none. More than one counts as none (spec §5). */
export type Current = (SubscriptionState & { paid: PaidStanding | null }) | null

/** `stale`: another change came first. */
export type Changed = 'changed' | 'unchanged' | 'repeated' | 'stale'

export type Subscriptions = {
  /**
   * The subscription stored for the lower-cased email (spec §5). Null if there is none, or if reading failed, which is
   * logged (spec §8).
   */
  byEmail(email: string): Promise<Subscription | null>
  /**
   * Takes a user id, which must be a number (spec §5). Null as with `byEmail`, and if there are several subscriptions,
   * which is logged.
   */
  byUserId(userId: unknown): Promise<(Subscription & { plan: PlanId | null; renews: boolean }) | null>
  /**
   * The only way to write a subscription. The record of the change is stored in the same step; the audit trail, mails
   * and notices follow. If an engine dies in between, a sweep catches up.
   * @throws 404 USER_NOT_FOUND for an unknown id
   */
  change(change: SubscriptionChange): Promise<Changed>
  /**
   * Like `change`, for changes caused by payments. `decide` may be called again if another engine changed the state;
   * null changes nothing.
   */
  changePaid(of: {
    userId: number
    by: AuditActor
    reason: string
    decide: (current: Current) => Promise<{ state: SubscriptionState; paid: PaidStanding } | null>
  }): Promise<Changed>
  /** Sets expired subscriptions to FREE, and clears the expiry of FREE ones (spec §4). */
  expire(): Promise<void>
  /** Completes changes whose engines died: copies them to the audit trail and calls `onChange`. */
  settle(): Promise<void>
}

export type SubscriptionsOptions = {
  audit: Pick<AuditTrail, 'record' | 'has'>
  logger: Pick<FastifyBaseLogger, 'warn'>
  now: () => number
  /** The user with this id; undefined if there is none. */
  personOf: (userId: number) => Promise<{ email: string; displayName: string } | undefined>
  /** Called after each change is stored. May be called again after a crash. */
  onChange?: (change: AuditRecord) => Promise<void>
}

/** The maximum number of attempts. Resolving a conflict between engines takes far fewer. */
const maxTries = 50

const factsOf = ({ tier, plan, expiry, renews }: SubscriptionState): AuditedState => ({
  ...{ subscriptionTier: tier, subscriptionExpiry: expiry, plan, renews },
})

export function openSubscriptions(store: Store, options: SubscriptionsOptions): Subscriptions {
  const { audit, logger, now, personOf, onChange = async () => {} } = options
  const records = openSubscriptionRecords(store)
  const recordsOf = (userId: number) => records.find({ where: { userId }, limit: 10, sort: [['userId', 'asc']] })

  /** Spec §8: a record that can't be read counts as missing. */
  async function readOr<T>(nothing: T, about: object, read: () => Promise<T>): Promise<T> {
    try {
      return await read()
    } catch (error) {
      logger.warn({ err: error, ...about }, "the subscription can't be read")
      return nothing
    }
  }

  /** Copies the latest change to the audit trail, then calls `onChange`. */
  async function settleOne(record: SubscriptionRecord): Promise<void> {
    if (record.change === null || record.isAudited !== false) return
    await audit.record(record.change)
    await onChange(record.change)
    await records.update(record.id, { isAudited: true }, { revision: record.revision ?? null })
  }

  const currentOf = (record: SubscriptionRecord | undefined): Current => {
    const read = record && readSubscription(record)
    if (!record || !read) return null
    return {
      tier: read.subscriptionTier,
      expiry: read.subscriptionExpiry,
      plan: record.plan,
      renews: record.renews,
      paid: record.paid,
    }
  }

  type Written = Required<
    Pick<
      SubscriptionRecord,
      'subscriptionTier' | 'subscriptionExpiry' | 'plan' | 'renews' | 'paid' | 'revision' | 'change' | 'isAudited'
    >
  >
  type Next = { state: SubscriptionState; paid: PaidStanding | null; what?: AuditedAct }
  type Change = {
    userId: number
    /** The id of the audit record; if missing, each change gets its own. */
    auditId?: string
    by: AuditActor
    reason: string | null
    ifRevision?: number | null | undefined
    decide: (current: Current, isAmbiguous: boolean) => Promise<Next | null>
  }

  async function apply({ userId, auditId, by, reason, ifRevision, decide }: Change): Promise<Changed> {
    for (let tries = 0; tries < maxTries; tries += 1) {
      const found = await recordsOf(userId)
      const read = found.filter((record) => readSubscription(record) !== null)
      // Spec §5: a record without tier or expiry counts as missing, so the result isn't ambiguous.
      const kept = read[0] ?? found[0]
      const others = found.filter((record) => record !== kept)
      if (kept !== undefined) await settleOne(kept)
      // Read this after the record. If another engine changes it in between, the revision check fails.
      if (auditId !== undefined && (await audit.has(auditId))) return 'repeated'
      if (ifRevision !== undefined && (kept?.revision ?? null) !== ifRevision) return 'stale'
      const isAmbiguous = read.length > 1
      if (isAmbiguous) logger.warn({ userId }, 'there are several subscriptions for one user')
      const current = isAmbiguous ? null : currentOf(kept)
      const next = await decide(current, isAmbiguous)
      if (next === null) return 'unchanged'
      const revision = (kept?.revision ?? 0) + 1
      const state = { ...next.state, expiry: next.state.tier === 'FREE' ? null : isoOf(next.state.expiry) }
      const change: AuditRecord = {
        id: auditId ?? `subscription:${userId}:${revision}:${by.kind === 'webhook' ? by.eventId : by.kind}`,
        at: new Date(now()).toISOString(),
        by,
        about: userId,
        what: next.what ?? (current === null ? 'subscription_created' : 'subscription_changed'),
        before: current && factsOf(current),
        after: factsOf(state),
        reason,
      }
      const set = {
        subscriptionTier: state.tier,
        subscriptionExpiry: state.expiry,
        plan: state.plan,
        renews: state.renews,
        paid: next.paid,
        ...{ revision, change, isAudited: false },
      }
      if (!(await write(kept, userId, set))) continue
      // Several records count as none, so keep only this one.
      for (const { id } of others) await records.delete(id)
      await settleOne({ ...kept, id: kept?.id ?? newIdOf(userId), ...set }).catch((error: unknown) =>
        logger.warn({ err: error, userId }, 'recording a subscription change failed; will retry'),
      )
      return 'changed'
    }
    throw new ProblemError('UNAVAILABLE')
  }

  const newIdOf = (userId: number): string => `user-${userId}`
  /** Returns false if another write came first. */
  async function write(kept: SubscriptionRecord | undefined, userId: number, set: Written): Promise<boolean> {
    if (kept !== undefined) return records.update(kept.id, set, { revision: kept.revision ?? null })
    const person = await personOf(userId)
    if (person === undefined) throw new ProblemError('USER_NOT_FOUND')
    const { email, displayName } = person
    const fields = { userId, email: email.toLowerCase(), displayName, renewalId: null }
    return (await records.insert({ ...set, id: newIdOf(userId), ...fields })) === 'inserted'
  }

  async function byUserId(given: unknown) {
    const userId = readUserId(given)
    if (userId === null) return null
    return readOr(null, { userId }, async () => {
      const found = await recordsOf(userId)
      const { subscription, ambiguous } = subscriptionByUserId(found, userId)
      if (ambiguous) logger.warn({ userId }, 'there are several subscriptions for one user')
      const record = found.find((each) => readSubscription(each) !== null)
      return subscription && { ...subscription, plan: record?.plan ?? null, renews: record?.renews ?? false }
    })
  }

  return {
    byUserId,
    byEmail: (email) =>
      readOr(null, {}, async () => {
        const found = await records.find({ where: { email: email.toLowerCase() }, limit: 10 })
        const { subscription, ambiguous } = subscriptionByEmail(found, email)
        if (ambiguous) logger.warn({ userId: subscription?.userId }, 'there are several subscriptions for one email')
        return subscription
      }),
    change: ({ userId, tier, plan = null, expiry, by, reason = null, eventId, ifRevision }) =>
      apply({
        userId,
        auditId: eventId,
        by,
        reason,
        ifRevision,
        async decide(current) {
          if (current === null && (await personOf(userId)) === undefined) throw new ProblemError('USER_NOT_FOUND')
          return { state: { tier, plan, expiry, renews: false }, paid: current?.paid ?? null }
        },
      }),
    changePaid: (of) => apply(of),
    async expire() {
      const past = { lt: new Date(now()).toISOString() }
      for await (const record of everyDocument(records, {
        subscriptionTier: { in: ['PENDING', 'PREMIUM', 'ADMIN', 'CONTENT_CREATOR'] },
        subscriptionExpiry: past,
      }))
        await freeExpired(record)
      for await (const record of everyDocument(records, { subscriptionTier: 'FREE', subscriptionExpiry: { gt: '' } }))
        await freeExpired(record)
    },
    async settle() {
      for await (const record of everyDocument(records, { isAudited: false })) await settleOne(record)
    },
  }

  async function freeExpired(record: SubscriptionRecord): Promise<void> {
    const userId = readUserId(record.userId)
    if (userId === null) return
    await apply({
      userId,
      by: { kind: 'system' },
      reason: null,
      async decide(current, isAmbiguous) {
        // If there are several records, the administrator must say which one they mean.
        if (isAmbiguous || current === null) return null
        const { tier: subscriptionTier, expiry: subscriptionExpiry } = current
        const { subscriptionTier: tier } = membershipAt(
          { displayName: '', subscriptionTier, subscriptionExpiry },
          new Date(now()),
        )
        if (tier !== 'FREE' || (subscriptionTier === 'FREE' && subscriptionExpiry === null)) return null
        const state = { tier, plan: null, expiry: null, renews: false }
        // A payment that isn't confirmed yet stays pending.
        const waits = current.paid?.isPending === true && subscriptionTier === 'PREMIUM'
        const what = 'subscription_expired'
        return { state: waits ? { ...state, tier: 'PENDING' } : state, paid: current.paid, what }
      },
    })
  }
}

const isoOf = (time: string | null): string | null => (time === null ? null : new Date(time).toISOString())
