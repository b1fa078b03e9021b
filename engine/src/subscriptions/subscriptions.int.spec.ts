import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditRecord } from '@greenroom/shared/vocabulary'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type AuditTrail, openAudit } from '../audit/audit.ts'
import { type Store, StoreUnavailable } from '../store/port.ts'
import { openStoreOfSpecs } from '../testing/storeOfSpecs.ts'
import { openSubscriptionRecords } from './records.ts'
import { openSubscriptions, type SubscriptionChange, type SubscriptionsOptions } from './subscriptions.ts'

let dataDir: string
let store: Store
let audit: AuditTrail
let at: number
let warnings: string[]
let told: string[]

const now = () => at
const emails = new Map([
  [7, 'Ada@example.org'],
  [8, 'bob@example.org'],
])
const open = (options: Partial<SubscriptionsOptions> = {}, of = store) =>
  openSubscriptions(of, {
    audit,
    now,
    logger: { warn: (...given: unknown[]) => void warnings.push(String(given.at(-1))) },
    personOf: async (userId) => {
      const email = emails.get(userId)
      return email === undefined ? undefined : { email, displayName: email.split('@')[0] ?? '' }
    },
    onChange: async ({ id }) => void told.push(id),
    ...options,
  })
const records = () => openSubscriptionRecords(store)
const stored = (fields: object) =>
  records().insert({ plan: null, renews: false, paid: null, change: null, ...fields, id: `r${Math.random()}` })
const by = { kind: 'admin', userId: 90, name: 'Grace' } as const
const until = '2026-06-01T00:00:00.000Z'
const grant = (fields: Partial<SubscriptionChange> = {}): SubscriptionChange => ({
  ...{ userId: 7, tier: 'PREMIUM', expiry: until, by, eventId: 'a1' },
  ...fields,
})
const acts = async (userId = 7) => (await audit.of(userId)).map(({ what }) => what).toReversed()

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'greenroom-subscriptions-'))
  store = await openStoreOfSpecs(dataDir)
  at = Date.parse('2026-05-01T12:00:00Z')
  audit = openAudit(store, { now })
  warnings = []
  told = []
})
afterEach(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

describe('look-ups (spec §5, §7)', () => {
  const premium = { subscriptionTier: 'PREMIUM', subscriptionExpiry: until }

  it('spec §5: "A subscription\'s stored email must equal the lower-cased query email"', async () => {
    await stored({ ...premium, userId: 7, email: 'ada@example.org' })
    await stored({ ...premium, userId: 8, email: 'Bob@example.org' })
    expect(await open().byEmail('ADA@Example.org')).toMatchObject({ userId: 7, displayName: 'user' })
    expect(await open().byEmail('Bob@example.org')).toBeNull()
  })

  it('spec §5: "Subscription lookup by user id requires a numeric id"', async () => {
    await stored({ ...premium, userId: 7 })
    expect(await open().byUserId('7')).toMatchObject(premium)
    expect([await open().byUserId('seven'), await open().byUserId(null), await open().byUserId('')]).toEqual([
      null,
      null,
      null,
    ])
  })

  it('spec §5: "More than one subscription for one email or user id is logged; for a user id it is treated as not found"', async () => {
    for (const displayName of ['One', 'Two'])
      await stored({ ...premium, userId: 7, email: 'ada@example.org', displayName })
    expect(await open().byEmail('ada@example.org')).toMatchObject(premium)
    expect(warnings).toEqual(['there are several subscriptions for one email'])
    expect(await open().byUserId(7)).toBeNull()
    expect(warnings.slice(1)).toEqual(['there are several subscriptions for one user'])
  })

  it('spec §5: "A subscription record missing expiry or tier is treated as absent", and doesn’t count as a second one', async () => {
    await stored({ userId: 7, subscriptionTier: 'PREMIUM' })
    expect(await open().byUserId(7)).toBeNull()
    await stored({ userId: 8, subscriptionExpiry: null })
    await stored({ ...premium, userId: 8 })
    await stored({ userId: 8, subscriptionTier: 'ADMIN' })
    expect(await open().byUserId(8)).toMatchObject(premium)
    await open().change(grant({ userId: 8, tier: 'ADMIN', expiry: null }))
    const [only] = await audit.of(8)
    expect(only).toMatchObject({ what: 'subscription_changed', before: premium, after: { subscriptionTier: 'ADMIN' } })
    expect(await open().byUserId(8)).toMatchObject({ subscriptionTier: 'ADMIN' })
    expect(warnings).toEqual([])
  })

  it('spec §8: "Subscription reads that fail return null or empty"', async () => {
    const collection: Store['collection'] = (definition) => ({
      ...store.collection(definition),
      find: () => Promise.reject(new StoreUnavailable('away')),
    })
    const away = open({}, { ...store, collection })
    expect([await away.byEmail('a@b.c'), await away.byUserId(7)]).toEqual([null, null])
    expect(warnings).toEqual(["the subscription can't be read", "the subscription can't be read"])
  })
})

describe('a change', () => {
  it('creates with “email (lower-cased)” and “renewalId (null on creation)” (spec §3), then updates, with who and before and after in the audit trail', async () => {
    expect(await open().change(grant({ reason: 'A prize' }))).toBe('changed')
    const created = { email: 'ada@example.org', displayName: 'Ada', subscriptionExpiry: until, renewalId: null }
    expect(await open().byUserId(7)).toMatchObject(created)
    expect(await open().change(grant({ tier: 'CONTENT_CREATOR', expiry: null, eventId: 'a2' }))).toBe('changed')
    const before = { subscriptionTier: 'PREMIUM', subscriptionExpiry: until, plan: null, renews: false }
    const [latest, first] = await audit.of(7)
    expect(first).toMatchObject({ what: 'subscription_created', by, before: null, after: before, reason: 'A prize' })
    const after = { ...before, subscriptionTier: 'CONTENT_CREATOR', subscriptionExpiry: null }
    expect(latest).toMatchObject({ what: 'subscription_changed', before, after, reason: null })
    expect(told).toEqual(['a1', 'a2'])
  })

  it('is made once for one id, even by two engines at once, and none of ten at once is lost', async () => {
    const answers = await Promise.all([open().change(grant()), open().change(grant()), open().change(grant())])
    expect(answers.toSorted()).toEqual(['changed', 'repeated', 'repeated'])
    const ids = Array.from({ length: 10 }, (_, count) => `b${count}`)
    await Promise.all(ids.map((eventId) => open().change(grant({ eventId }))))
    expect((await audit.of(7)).map(({ id }) => id).toSorted()).toEqual(['a1', ...ids])
    expect(await records().count({ userId: 7 })).toBe(1)
  })

  it('isn’t made by somebody who has seen an older state', async () => {
    const answers = await Promise.all(
      ['a1', 'a2'].map((eventId) => open().change(grant({ eventId, ifRevision: null }))),
    )
    expect(answers.toSorted()).toEqual(['changed', 'stale'])
    expect(await open().change(grant({ eventId: 'a3', ifRevision: 1 }))).toBe('changed')
  })

  it('is in the audit trail even if the engine died right after storing it', async () => {
    const died: AuditTrail['record'] = () => Promise.reject(new StoreUnavailable('killed'))
    expect(await open({ audit: { ...audit, record: died } }).change(grant())).toBe('changed')
    expect([await acts(), told]).toEqual([[], []])
    await open().settle()
    await open().settle()
    expect([await acts(), told]).toEqual([['subscription_created'], ['a1']])
  })

  it('has the last one recorded before the next', async () => {
    const died: AuditTrail['record'] = () => Promise.reject(new StoreUnavailable('killed'))
    await open({ audit: { ...audit, record: died } }).change(grant())
    expect(await open().change(grant())).toBe('repeated')
    await open().change(grant({ tier: 'FREE', expiry: null, eventId: 'a2' }))
    expect(await acts()).toEqual(['subscription_created', 'subscription_changed'])
  })

  it('merges several records into one, and does nothing for an unknown id', async () => {
    for (const displayName of ['One', 'Two'])
      await stored({ userId: 7, subscriptionTier: 'FREE', subscriptionExpiry: null, displayName })
    expect(await open().change(grant())).toBe('changed')
    expect(await open().byUserId(7)).toMatchObject({ subscriptionTier: 'PREMIUM' })
    await expect(open().change(grant({ userId: 404, eventId: 'a2' }))).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    expect(await acts(404)).toEqual([])
  })
})

describe('expiry', () => {
  const tierOf = async (userId = 7) => {
    const [record] = await records().find({ where: { userId } })
    return [record?.subscriptionTier, record?.subscriptionExpiry]
  }

  it('spec §4: "if the expiry date is past, the tier becomes FREE. A FREE tier has its expiry cleared", in the store, once', async () => {
    await open().change(grant())
    await open().expire()
    expect(await tierOf()).toEqual(['PREMIUM', until])
    at = Date.parse(until) + 1
    expect(await tierOf()).toEqual(['PREMIUM', until])
    await Promise.all([open().expire(), open().expire()])
    expect(await tierOf()).toEqual(['FREE', null])
    const [latest] = await audit.of(7)
    const record: Partial<AuditRecord> = { what: 'subscription_expired', by: { kind: 'system' } }
    expect(latest).toMatchObject({
      ...record,
      before: { subscriptionTier: 'PREMIUM' },
      after: { subscriptionTier: 'FREE' },
    })
    expect(await acts()).toEqual(['subscription_created', 'subscription_expired'])
  })

  it('clears the expiry of FREE, and decides nothing if there are several', async () => {
    await stored({ userId: 7, subscriptionTier: 'FREE', subscriptionExpiry: '2999-01-01T00:00:00Z' })
    for (const displayName of ['One', 'Two'])
      await stored({ userId: 8, subscriptionTier: 'PREMIUM', subscriptionExpiry: '2001-01-01T00:00:00Z', displayName })
    await open().expire()
    expect(await tierOf()).toEqual(['FREE', null])
    expect(await records().count({ userId: 8 })).toBe(2)
  })
})
