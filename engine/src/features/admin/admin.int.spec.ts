import { randomUUID } from 'node:crypto'
import { participantIdOf } from '@greenroom/shared/session'
import {
  type AdminReport,
  adminAuditPageSchema,
  adminFeedbackPageSchema,
  adminMessagePageSchema,
  adminOverviewSchema,
  adminPaths,
  adminPeoplePageSchema,
  adminPersonSchema,
  adminReportPageSchema,
  adminReportSchema,
  adminSessionSchema,
  adminSessionWordsSchema,
  adminSubscriptionPageSchema,
  adminSubscriptionSchema,
  invitationCodeListSchema,
  problemSchema,
  reportListSchema,
  retriedJobsSchema,
  tokensAfterGrantSchema,
  urlOf,
} from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSubscriptionRecords } from '../../subscriptions/records.ts'
import { signUpAdmin } from '../../testing/administrators.ts'
import { heldInterview, judge, said } from '../../testing/endedInterview.ts'
import { invitedGuest } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, type Person, startTestEngine, type TestEngine, until } from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'

let engine: TestEngine
let grace: Person
let alan: Person
let ada: Person
let sessionId: string

beforeAll(async () => {
  engine = await startTestEngine()
  grace = await signUpAdmin(engine, 'Grace')
  alan = await signUpAdmin(engine, 'Alan')
  ada = await engine.signUp('Ada')
  sessionId = await heldInterview(engine, ada)
  await judge(engine, ada, sessionId)
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const get = async <T>(schema: z.ZodType<T>, path: string, by: Caller = grace): Promise<T> => {
  const answer = await by.call('GET', path)
  expect(answer.status).toBe(200)
  return schema.parse(answer.body)
}
const post = (path: string, body: unknown, by: Caller = grace) => by.call('POST', path, { body })
const auditOf = async (userId: number) =>
  (await get(adminAuditPageSchema, `${adminPaths.audit}?userId=${userId}`)).entries
const personPath = (userId: number) => urlOf(adminPaths.person, { userId: String(userId) })
const tokensPath = (userId: number) => urlOf(adminPaths.tokens, { userId: String(userId) })
const subscriptionPath = (userId: number) => urlOf(adminPaths.subscription, { userId: String(userId) })

describe('spec §6: "Admin holds only for ADMIN."', () => {
  it('everybody else learns nothing more, for every call', async () => {
    const { paths } = z
      .object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
      .parse((await engine.call('GET', '/docs/json')).body)
    const calls = Object.entries(paths)
      .filter(([path]) => path.startsWith('/api/admin/'))
      .flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, '1')] as const),
      )
    expect(calls.length).toBeGreaterThan(20)
    calls.push(['GET', '/admin/queues'], ['GET', '/admin/queues/api/queues'])
    for (const [method, path] of calls) {
      const options = method === 'GET' || method === 'DELETE' ? {} : { body: {} }
      expectProblem(await engine.call(method, path, options), 401, 'UNAUTHORIZED')
      const refused = await ada.call(method, path, options)
      expectProblem(refused, 403, 'FORBIDDEN')
      expect(Object.keys(problemSchema.parse(refused.body)).sort()).toEqual([
        'code',
        'detail',
        'status',
        'title',
        'type',
      ])
    }
  })
})

describe('people', () => {
  it('are found by number, email and name, in pages', async () => {
    const first = await get(adminPeoplePageSchema, `${adminPaths.people}?limit=2`)
    expect(first.people.map(({ id }) => id)).toEqual([ada.userId, alan.userId])
    const rest = await get(adminPeoplePageSchema, `${adminPaths.people}?limit=2&after=${first.next}`)
    expect([rest.people.map(({ id }) => id), rest.next, rest.total]).toEqual([[grace.userId], null, 3])
    for (const search of ['ada', ada.email.slice(0, 12), String(ada.userId)]) {
      const found = await get(adminPeoplePageSchema, `${adminPaths.people}?search=${search}`)
      expect(found.people.map(({ id }) => id)).toContain(ada.userId)
    }
    expect((await get(adminPeoplePageSchema, `${adminPaths.people}?search=nobody`)).total).toBe(0)
  })

  it('are shown with account, tokens, sign-ins and sessions, without any content', async () => {
    const person = await get(adminPersonSchema, personPath(ada.userId))
    expect(person).toMatchObject({ tierNow: 'FREE', signIns: 1, subscription: null, sessionCount: 1 })
    expect(person.sessions[0]).toMatchObject({ sessionId, phase: 'ENDED' })
    expect(person.tokens.left).toBeGreaterThan(0)
    expectProblem(await grace.call('GET', personPath(9_999)), 404, 'USER_NOT_FOUND')
  })

  it('get tokens once per command, recorded once in the audit trail, and are notified', async () => {
    const grant = { commandId: randomUUID(), kind: 'grant', amount: 500, reason: 'A room that crashed' }
    const left = async () => (await get(adminPersonSchema, personPath(ada.userId))).tokens.left
    const before = await left()
    const answers = await Promise.all([1, 2, 3].map(() => post(tokensPath(ada.userId), grant)))
    for (const { body } of answers) expect(tokensAfterGrantSchema.parse(body)).toEqual({ before, after: before + 500 })
    expect(await left()).toBe(before + 500)
    await post(tokensPath(ada.userId), { ...grant, commandId: randomUUID(), kind: 'refund', amount: 20 })
    expect(await left()).toBe(before + 520)
    const entries = (await auditOf(ada.userId)).filter(({ what }) => what.startsWith('tokens_'))
    expect(entries).toMatchObject([
      { what: 'tokens_refunded', before: { balance: before + 500 }, after: { balance: before + 520, tokens: 20 } },
      { what: 'tokens_granted', before: { balance: before }, after: { balance: before + 500 }, reason: grant.reason },
    ])
    expect(entries[0]?.by).toEqual({ kind: 'admin', userId: grace.userId, name: 'Grace' })
    const told = (await ada.call('GET', '/api/notices')).body
    expect(JSON.stringify(told).match(/"kind":"grant"/g)).toHaveLength(2)
    expectProblem(await post(tokensPath(ada.userId), { ...grant, reason: ' ' }), 400, 'INVALID_REQUEST')
    expectProblem(await post(tokensPath(9_999), grant), 404, 'USER_NOT_FOUND')
  })
})

it('the last ADMIN stays one until somebody else is', async () => {
  const own = await startTestEngine()
  const [only, next] = [await signUpAdmin(own, 'Only'), await own.signUp('Next')]
  const path = subscriptionPath(only.userId)
  const change = async (fields: object) => {
    const { version } = await get(adminSubscriptionSchema, path, only)
    const body = { version, plan: null, subscriptionExpiry: null, reason: 'A new job', commandId: randomUUID() }
    return only.call('PUT', path, { body: { ...body, ...fields } })
  }
  expectProblem(await change({ subscriptionTier: 'FREE' }), 409, 'LAST_ADMIN')
  const soon = '2999-01-01T00:00:00.000Z'
  expectProblem(await change({ subscriptionTier: 'ADMIN', subscriptionExpiry: soon }), 409, 'LAST_ADMIN')
  const admin = { subscriptionTier: 'ADMIN', plan: null, subscriptionExpiry: null, reason: 'She follows' }
  const made = await post(adminPaths.subscriptions, { ...admin, userId: next.userId, commandId: randomUUID() }, only)
  expect(made.status).toBe(201)
  expect((await change({ subscriptionTier: 'FREE' })).status).toBe(200)
  expect(own.unexpected()).toEqual([])
  await own.stop()
})

describe('subscriptions (spec §6: "list subscriptions in pages, create them and update them")', () => {
  const until = '2999-01-01T00:00:00.000Z'
  const premium = { subscriptionTier: 'PREMIUM', plan: 'target', subscriptionExpiry: until, reason: 'Paid by transfer' }

  it('are created once, changed by the latest reader, and the second of two is told', async () => {
    const bob = await engine.signUp('Bob')
    const creation = { ...premium, commandId: randomUUID(), userId: bob.userId }
    const created = await post(adminPaths.subscriptions, creation)
    expect(created.status).toBe(201)
    const first = adminSubscriptionSchema.parse(created.body)
    expect(first).toMatchObject({
      userId: bob.userId,
      email: bob.email,
      tierNow: 'PREMIUM',
      plan: 'target',
      renewalId: null,
    })
    expect((await post(adminPaths.subscriptions, creation)).status).toBe(201)
    const other = await post(adminPaths.subscriptions, { ...creation, commandId: randomUUID() })
    expectProblem(other, 409, 'SUBSCRIPTION_EXISTS')

    const change = { version: first.version, reason: 'Asked for it', subscriptionExpiry: null, plan: null }
    const put = (by: Person, tier: string) =>
      by.call('PUT', subscriptionPath(bob.userId), {
        body: { ...change, subscriptionTier: tier, commandId: randomUUID() },
      })
    const answers = await Promise.all([put(grace, 'CONTENT_CREATOR'), put(alan, 'FREE')])
    const [won] = answers.filter(({ status }) => status === 200)
    const [lost] = answers.filter(({ status }) => status !== 200)
    const stands = adminSubscriptionSchema.parse(won?.body)
    if (lost === undefined) throw new Error('both have won')
    expectProblem(lost, 409, 'SUBSCRIPTION_CHANGED')
    expect(z.looseObject({ subscription: adminSubscriptionSchema }).parse(lost.body).subscription).toEqual(stands)
    expect(await get(adminSubscriptionSchema, subscriptionPath(bob.userId))).toEqual(stands)

    const entries = (await auditOf(bob.userId)).filter(({ what }) => what.startsWith('subscription_'))
    expect(entries.map(({ what }) => what)).toEqual(['subscription_changed', 'subscription_created'])
    expect(entries[0]).toMatchObject({
      before: { subscriptionTier: 'PREMIUM', subscriptionExpiry: until },
      after: { subscriptionTier: stands.subscriptionTier },
      reason: 'Asked for it',
      aboutName: 'Bob',
    })
    expect(entries[1]).toMatchObject({ before: null, reason: 'Paid by transfer' })
  })

  it('are listed by user id (spec §7: "paged by userId"), by tier, plan and expiry, and can be searched', async () => {
    const eve = await engine.signUp('Eve')
    await post(adminPaths.subscriptions, { ...premium, commandId: randomUUID(), userId: eve.userId })
    const list = async (query: string) => get(adminSubscriptionPageSchema, `${adminPaths.subscriptions}?${query}`)
    const all = await list('limit=100')
    const ids = all.subscriptions.map(({ userId }) => userId)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
    expect([all.total, all.next]).toEqual([ids.length, null])
    const first = await list('limit=1')
    expect((await list(`limit=100&after=${first.next}`)).subscriptions.map(({ userId }) => userId)).toEqual(
      ids.slice(1),
    )
    for (const query of ['tier=PREMIUM&plan=target', `search=${eve.email.slice(3, 20)}`, `search=${eve.userId}`])
      expect((await list(query)).subscriptions.map(({ userId }) => userId)).toEqual([eve.userId])
    expect((await list('expires=past')).total).toBe(0)
    expect((await list('expires=never')).subscriptions.map(({ userId }) => userId)).not.toContain(eve.userId)
  })

  it('spec §5: "A subscription\'s stored email must equal the lower-cased query email": a whole address only finds its own', async () => {
    const [zoe, other] = [await engine.signUp('Zoe'), await engine.signUp('Other')]
    await post(adminPaths.subscriptions, { ...premium, commandId: randomUUID(), userId: zoe.userId })
    const store = await openStoreOfSpecs(engine.dataDir)
    const stored = {
      subscriptionTier: 'PREMIUM',
      subscriptionExpiry: until,
      displayName: 'Other',
      userId: other.userId,
    }
    // One email contains hers, and the other was stored with upper-case letters.
    for (const email of [`x${zoe.email}`, zoe.email.toUpperCase()])
      await openSubscriptionRecords(store).insert({
        ...{ plan: null, renews: false, paid: null, change: null },
        ...{ ...stored, id: randomUUID(), email },
      })
    await store.close()
    const find = async (search: string) => {
      const path = `${adminPaths.subscriptions}?search=${encodeURIComponent(search)}`
      return (await get(adminSubscriptionPageSchema, path)).subscriptions.map(({ userId }) => userId)
    }
    expect(await find(zoe.email.toUpperCase())).toEqual([zoe.userId])
    expect(await find('nobody@example.org')).toEqual([])
    expect(await find(zoe.email.slice(0, 20))).toContain(other.userId)
  })

  it('belong to existing people', async () => {
    const creation = { ...premium, commandId: randomUUID(), userId: 9_999 }
    expectProblem(await post(adminPaths.subscriptions, creation), 404, 'USER_NOT_FOUND')
    expectProblem(await grace.call('GET', subscriptionPath(ada.userId)), 404, 'SUBSCRIPTION_UNKNOWN')
  })
})

describe('who may sign up', () => {
  it('the list has emails, even if several are added at once, and each change is recorded once', async () => {
    const emails = ['c@example.org', 'A@Example.org', 'b@example.org']
    await Promise.all(emails.map((email) => post(adminPaths.alphaEmails, { email })))
    expect((await post(adminPaths.alphaEmails, { email: 'a@example.org' })).body).toEqual({ changed: false })
    const listed = async () => (await grace.call('GET', `${adminPaths.alphaEmails}?limit=2`)).body
    expect(await listed()).toEqual({ emails: ['a@example.org', 'b@example.org'], next: 'b@example.org' })
    await post(adminPaths.alphaEmailRemoval, { email: 'a@example.org' })
    expect(await listed()).toEqual({ emails: ['b@example.org', 'c@example.org'], next: null })
    const { entries } = await get(adminAuditPageSchema, adminPaths.audit)
    const about = entries.filter(({ before, after }) => JSON.stringify([before, after]).includes('"a@example.org"'))
    expect(about.map(({ what }) => what)).toEqual(['alpha_email_removed', 'alpha_email_added'])
  })

  it('a code works until it is revoked', async () => {
    const made = await post(adminPaths.invitationCodes, { count: 2, maxUses: 3, note: 'Meetup' })
    expect(made.status).toBe(201)
    const { codes } = invitationCodeListSchema.parse(made.body)
    const path = urlOf(adminPaths.invitationCode, { code: codes[0]?.code ?? '' })
    expect((await grace.call('DELETE', path)).status).toBe(204)
    expectProblem(await grace.call('DELETE', path), 404, 'INVITATION_CODE_UNKNOWN')
    const left = await get(invitationCodeListSchema, adminPaths.invitationCodes)
    expect(left.codes).toEqual([codes[1]])
    expect(left.codes[0]).toMatchObject({ maxUses: 3, uses: 0, note: 'Meetup' })
    expect(left.codes[0]?.link).toContain(`/signup#invitation=${codes[1]?.code}`)
  })
})

describe('people’s messages', () => {
  it('can be read: feedback, and browsers’ messages by severity', async () => {
    const kind = { userFeedbackRating: 4, recommendPlatform: true, likedMostFeedback: 'Pace', improvementFeedback: '' }
    await ada.call('POST', '/feedback/userExperience', { body: kind })
    const { feedback } = await get(adminFeedbackPageSchema, adminPaths.feedback)
    expect(feedback).toMatchObject([{ ...kind, userId: ada.userId }])
    for (const severity of ['info', 'error'])
      await ada.call('POST', '/persistedMessage', { body: { message: `${ada.email}: ${severity}`, severity } })
    const errors = await get(adminMessagePageSchema, `${adminPaths.clientMessages}?severity=error`)
    expect(errors.messages.map(({ message }) => message)).toEqual([`${ada.email}: error`])
  })

  it('are answered once, to the person who reported', async () => {
    const report = { about: 'score', dimension: 'communication', round: null, message: 'I did ask.', reportId: 'r-1' }
    await ada.call('POST', `/api/sessions/${sessionId}/reports`, { body: report })
    const { attention } = await get(adminOverviewSchema, adminPaths.overview)
    expect(attention).toMatchObject([{ kind: 'contestedScores', count: 1, examples: ['communication'] }])
    const open = `${adminPaths.reports}?about=score&answered=false`
    const [shown] = (await get(adminReportPageSchema, open)).reports
    expect(shown).toMatchObject({ message: 'I did ask.', reporter: { userId: ada.userId, name: 'Ada' }, answer: null })
    const path = urlOf(adminPaths.reportAnswer, { id: (shown as AdminReport).id })
    const answers = await Promise.all([post(path, { text: 'We agree.' }), post(path, { text: 'We agree.' })])
    for (const { body } of answers) expect(adminReportSchema.parse(body).answer?.text).toBe('We agree.')
    expectProblem(await post(path, { text: 'We do not.' }, alan), 409, 'REPORT_ANSWERED')
    expectProblem(await post(urlOf(adminPaths.reportAnswer, { id: 'x' }), { text: 'Hm' }), 404, 'REPORT_UNKNOWN')
    expect((await get(adminReportPageSchema, open)).reports).toEqual([])
    const [own] = reportListSchema.parse((await ada.call('GET', `/api/sessions/${sessionId}/reports`)).body).reports
    expect(own?.answer?.text).toBe('We agree.')
    expect(JSON.stringify((await ada.call('GET', '/api/notices')).body)).toContain('We agree.')
    const recorded = (await auditOf(ada.userId)).filter(({ what }) => what === 'score_answered')
    expect(recorded).toHaveLength(1)
  })
})

describe('a session', () => {
  const words = [...Object.values(said), 'says the interviewer', 'sort them first', 'Ada', 'Well done']

  it('is shown without any of its content', async () => {
    const answer = await grace.call('GET', urlOf(adminPaths.session, { id: sessionId }))
    const told = adminSessionSchema.parse(answer.body)
    expect(told.log.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['MessageSent', 'CodeSnapshotTaken', 'ScorecardCompleted']),
    )
    expect(told.scorecard).toMatchObject({ status: 'ready', decision: 'leaning_hire' })
    expect(told.jobs.length).toBeGreaterThan(0)
    expect(told.participants).toContainEqual({
      participantId: participantIdOf(ada.userId),
      role: 'candidate',
      removable: false,
    })
    const text = JSON.stringify(answer.body)
    expect(words.filter((word) => text.includes(JSON.stringify(word).slice(1, -1)))).toEqual([])
    expectProblem(await grace.call('GET', urlOf(adminPaths.session, { id: 'none' })), 404, 'SESSION_NOT_FOUND')
  })

  it('is shown with its content for a reason, which is recorded', async () => {
    const path = urlOf(adminPaths.sessionWords, { id: sessionId })
    expectProblem(await post(path, { reason: '' }), 400, 'INVALID_REQUEST')
    expect((await auditOf(ada.userId)).some(({ what }) => what === 'session_opened')).toBe(false)
    const { commits } = adminSessionWordsSchema.parse((await post(path, { reason: 'A contested score' })).body)
    expect(JSON.stringify(commits)).toContain(said.toInterviewer)
    expect((await auditOf(ada.userId))[0]).toMatchObject({
      what: 'session_opened',
      by: { userId: grace.userId },
      after: { sessionId },
      reason: 'A contested score',
    })
  })

  it('with a failed scoring is scored again, once for each failure', async () => {
    const failed = await heldInterview(engine, ada)
    await until('hidden runs are settled', async () => {
      const told = await get(adminSessionSchema, urlOf(adminPaths.session, { id: failed }))
      return told.session.phase === 'ENDED'
    })
    await settleAndFail(failed)
    const status = async () =>
      (await get(adminSessionSchema, urlOf(adminPaths.session, { id: failed }))).scorecard.status
    await until('the failure', async () => (await status()) === 'failed')
    await until('attention', async () =>
      (await get(adminOverviewSchema, adminPaths.overview)).attention.some((each) => each.kind === 'failedScorecards'),
    )
    const retries = await Promise.all([1, 2].map(() => post(adminPaths.jobRetry, { queue: 'scorecards' })))
    const counts = retries.map(({ body }) => retriedJobsSchema.parse(body).retried)
    expect(counts.some((count) => count >= 1)).toBe(true)
    // Whether concurrent or repeated, it is recorded once, and before the change.
    const { entries } = await get(adminAuditPageSchema, adminPaths.audit)
    const ofIt = entries.filter(({ what, after }) => what === 'job_retried' && after?.jobId === failed)
    expect(ofIt).toHaveLength(1)
    expect(await status()).toBe('pending')
  })

  /** Delivers a failed scoring as the workers would report it. */
  async function settleAndFail(id: string): Promise<void> {
    const { runs } = z.object({ runs: z.array(z.string()) }).parse({ runs: await pendingRunsOf(id) })
    for (const runId of runs) await engine.reportResult(id, { type: 'CompleteTestRun', runId, results: null })
    await engine.reportResult(id, { type: 'FailScorecard', message: 'The scoring failed.' })
  }
  async function pendingRunsOf(id: string): Promise<string[]> {
    const { session } = z
      .looseObject({ session: z.looseObject({}) })
      .parse((await ada.call('GET', `/api/sessions/${id}`)).body)
    return [...JSON.stringify(session).matchAll(/"runId":"([^"]+)"/g)].map(([, runId]) => runId ?? '')
  }
})

describe('jobs', () => {
  it('are shown on bull-board without their content, and can’t be changed there', async () => {
    const page = await grace.call('GET', adminPaths.queueBoard)
    expect([page.status, page.headers.get('content-type')]).toEqual([200, expect.stringContaining('text/html')])
    for (const queue of ['greenroom-chat', 'greenroom-code', 'greenroom-scorecard']) {
      const listed = await grace.call(
        'GET',
        `${adminPaths.queueBoard}/api/queues?activeQueue=${queue}&status=latest&page=1&jobsPerPage=50`,
      )
      expect(listed.status).toBe(200)
      const text = JSON.stringify(listed.body)
      for (const word of Object.values(said)) expect(text).not.toContain(JSON.stringify(word).slice(1, -1))
      expect(text).not.toContain('chatHistory')
    }
    const emptied = await grace.call('PUT', `${adminPaths.queueBoard}/api/queues/greenroom-chat/empty`, { body: {} })
    expect(emptied.status).toBeGreaterThanOrEqual(400)
  })
})

it('the overview counts everything', async () => {
  const overview = await get(adminOverviewSchema, `${adminPaths.overview}?days=30`)
  expect(overview.interviews.total).toBe(2)
  expect(overview.interviews.byDay).toHaveLength(30)
  expect(overview.interviews.byDay.at(-1)).toBe(2)
  expect(overview.people.active.total).toBe(1)
  expect(overview.people.all).toBe(overview.people.new)
  expect(overview.plans.reduce((sum, { people }) => sum + people, 0)).toBe(overview.people.all)
  expect(overview.queues.map(({ name }) => name)).toContain('mail')
  expect(overview.latestChanges.length).toBeGreaterThan(3)
})

it('an admin removes a person from a session, for a reason, which is recorded once', async () => {
  const mock = await ada.session({ mode: 'human' })
  const guest = await invitedGuest(engine, { host: ada, sessionId: mock, role: 'observer', name: 'Mallory' })
  const session = urlOf(adminPaths.session, { id: mock })
  const { participants } = await get(adminSessionSchema, session)
  expect(participants.map(({ role, removable }) => [role, removable])).toEqual([
    ['candidate', false],
    ['observer', true],
  ])
  const [host = '', memberId = ''] = participants.map(({ participantId }) => participantId)
  const path = urlOf(adminPaths.sessionMemberRemoval, { id: mock, memberId })
  expectProblem(await post(path, { reason: ' ' }), 400, 'INVALID_REQUEST')
  for (const _time of [1, 2]) expect((await post(path, { reason: 'Harasses others' })).status).toBe(204)
  expectProblem(await guest.call('GET', `/api/sessions/${mock}`), 404, 'SESSION_NOT_FOUND')
  expect((await get(adminSessionSchema, session)).participants).toHaveLength(1)
  const ofHost = urlOf(adminPaths.sessionMemberRemoval, { id: mock, memberId: host })
  expectProblem(await post(ofHost, { reason: 'Not this one' }), 409, 'NOT_ALLOWED')
  const { entries } = await get(adminAuditPageSchema, adminPaths.audit)
  expect(entries.filter(({ what }) => what === 'member_removed')).toMatchObject([
    { by: { userId: grace.userId }, after: { sessionId: mock, participantId: memberId }, reason: 'Harasses others' },
  ])
})
