import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AuditRecord } from '@greenroom/shared/vocabulary'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Store } from '../store/port.ts'
import { openStoreOfSpecs, storedTexts } from '../testing/storeOfSpecs.ts'
import { type AuditTrail, openAudit } from './audit.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'greenroom-audit-'))
let store: Store
let audit: AuditTrail
let at = Date.parse('2026-05-01T12:00:00Z')

beforeAll(async () => {
  store = await openStoreOfSpecs(dataDir)
  audit = openAudit(store, {
    now() {
      at += 1_000
      return at
    },
  })
})
afterAll(async () => {
  await store.close()
  rmSync(dataDir, { recursive: true })
})

const grace = { kind: 'admin', userId: 90, name: 'Grace Hopper' } as const
const what = (records: AuditRecord[]) => records.map((each) => each.what)

it('records who changed what about whom, when, and the values before and after; latest first, in pages', async () => {
  const grant = { by: grace, about: 7, what: 'tokens_granted', before: { tokens: 10 }, after: { tokens: 510 } } as const
  await audit.record({ ...grant, reason: 'A room that crashed' })
  await audit.record({ by: { kind: 'system' }, about: 8, what: 'role_changed', before: null, after: { role: 'ADMIN' } })
  await audit.record({ by: grace, about: 7, what: 'session_opened', before: null, after: { sessionId: 's1' } })
  expect(what(await audit.of(7))).toEqual(['session_opened', 'tokens_granted'])
  expect((await audit.of(7)).at(-1)).toMatchObject({ ...grant, reason: 'A room that crashed' })
  const [first] = await audit.latest({ limit: 1 })
  expect(first?.what).toBe('session_opened')
  expect(what(await audit.latest({ limit: 1, after: first?.id }))).toEqual(['role_changed'])
})

it('stores one record if the same id is recorded twice', async () => {
  const record = {
    id: 'evt_1',
    by: { kind: 'system' },
    about: 9,
    what: 'role_changed',
    before: null,
    after: null,
  } as const
  const answers = await Promise.all([audit.record(record), audit.record(record)])
  expect(answers.map(({ isNew }) => isNew).toSorted()).toEqual([false, true])
  expect(await audit.of(9)).toHaveLength(1)
})

it('keeps the facts and deletes the text when an account is deleted: the subject’s and the actor’s', async () => {
  const after = { subscriptionTier: 'PREMIUM', email: 'ada@example.org', displayName: 'Ada Lovelace' }
  await audit.record({ by: grace, about: 11, what: 'subscription_changed', before: null, after, reason: 'Ada asked' })
  const alpha = { email: 'ada@example.org' }
  await audit.record({ by: grace, about: null, what: 'alpha_email_added', before: null, after: alpha })
  const holder = { participantId: '', identityId: '' }
  await audit.personalData.erase({ ...holder, userId: 11, emails: ['ada@example.org'] })
  const [kept] = await audit.of(11)
  expect(kept).toMatchObject({ what: 'subscription_changed', after: { subscriptionTier: 'PREMIUM' }, reason: null })
  expect((await storedTexts(dataDir)).join('')).not.toMatch(/Lovelace|ada@example|Ada asked/)
  expect((await storedTexts(dataDir)).join('')).toContain('Hopper')
  await audit.personalData.erase({ ...holder, userId: 90, emails: [] })
  expect((await storedTexts(dataDir)).join('')).not.toContain('Hopper')
  expect((await audit.of(11))[0]?.by).toEqual({ kind: 'admin', userId: 90, name: 'deleted user' })
})
