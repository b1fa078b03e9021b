import { randomUUID } from 'node:crypto'
import { deletedUserName, type Session } from '@greenroom/shared/session'
import { createdShareSchema, meSchema, secondFactorPaths, sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Store } from '../../store/port.ts'
import { heldInterview, judge } from '../../testing/endedInterview.ts'
import { acceptLink, inviteLink, tokenIn as inviteTokenIn } from '../../testing/invitedPeople.ts'
import { mailsTo, mailTo, tokenIn } from '../../testing/mails.ts'
import { expectProblem } from '../../testing/problems.ts'
import {
  type Caller,
  cookieOf,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../../testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../testing/storeOfSpecs.ts'
import { placesOf } from '../../testing/wordSearch.ts'

const password = 'a long and unusual passphrase'
const adminEmail = 'boss@example.org'
const dayMs = 24 * 60 * 60_000
let engine: TestEngine
let now = Date.now()

beforeAll(async () => {
  engine = await startTestEngine({ environment: { ADMIN_EMAIL: adminEmail }, now: () => now })
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const leave = (person: Pick<Person, 'call'>, body: object = { password }) =>
  person.call('POST', '/api/account/deletion', { body })
const signIn = (email: string) => engine.call('POST', '/api/auth/sign-in/email', { body: { email, password } })
const signedIn = async (email: string): Promise<Caller> => engine.caller(cookieOf(await signIn(email)))
const follow = (token: string) => engine.call('POST', '/api/account/email-links', { body: { token } })
const listed = async (person: Pick<Person, 'call'>) =>
  sessionListSchema.parse((await person.call('GET', '/api/sessions')).body).sessions.map(({ sessionId }) => sessionId)
const gone = (email: string) => until('the end of an account', async () => (await signIn(email)).status === 401)
const stateFor = async (caller: Pick<Caller, 'call'>, sessionId: string): Promise<Session> =>
  ((await caller.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }).session
const does = async (person: Person, sessionId: string, command: object) =>
  expect(
    await person.call('POST', `/api/sessions/${sessionId}/commands`, { body: { commandId: randomUUID(), ...command } }),
  ).toMatchObject({ status: 200 })
/**
 * Waits until no file contains these words. Within seconds the database truncates its log, which removes overwritten
 * text.
 */
const emptied = (words: readonly string[]) =>
  expect.poll(() => placesOf(words, engine.dataDir), { timeout: 25_000, interval: 500 }).toEqual([])
/** Writes directly to the database, bypassing the API. */
async function withStore(work: (store: Store) => Promise<unknown>) {
  const store = await openStoreOfSpecs(engine.dataDir)
  await work(store)
  await store.close()
}
const rowSchema = z.looseObject({ id: z.string() })
type Row = z.infer<typeof rowSchema>
const subscriptions = {
  name: 'subscriptions',
  unique: [],
  indexes: [['userId'], ['email']],
  parse: (stored: unknown): Row => rowSchema.parse(stored),
}
const alphaPhaseUsers = { ...subscriptions, name: 'alphaPhaseUsers', indexes: [] }

describe('an account that is to be deleted', () => {
  it('is signed out everywhere at once, and signing in only allows keeping it', async () => {
    const ada = await engine.signUp('Ada')
    const elsewhere = await signedIn(ada.email)
    const socket = await elsewhere.socket()
    expectProblem(await leave(ada, {}), 403, 'WRONG_PASSWORD')
    expectProblem(await leave(ada, { password: 'wrong' }), 403, 'WRONG_PASSWORD')
    expect(await leave(ada)).toMatchObject({ status: 202, body: { deleteAt: new Date(now + 7 * dayMs).toISOString() } })
    for (const caller of [ada, elsewhere]) expectProblem(await caller.call('GET', '/api/me'), 401, 'UNAUTHORIZED')
    await until('the end of the socket', () => !socket.isConnected())

    const back = await signedIn(ada.email)
    const me = meSchema.parse((await back.call('GET', '/api/me')).body)
    expect(me.deleteAt).toBe(new Date(now + 7 * dayMs).toISOString())
    for (const path of ['/api/account', '/api/sessions', '/api/wallet', '/api/profile'])
      expectProblem(await back.call('GET', path), 401, 'UNAUTHORIZED')
    expectProblem(await back.call('POST', '/api/sessions', { body: {} }), 401, 'UNAUTHORIZED')
    expectProblem(await leave(back), 401, 'UNAUTHORIZED')
    expect(await back.call('DELETE', '/api/account/deletion')).toMatchObject({ status: 200, body: { kept: true } })
    expect((await back.call('GET', '/api/account')).status).toBe(200)
    expect((await back.call('DELETE', '/api/account/deletion')).status).toBe(200)
    expectProblem(await engine.call('DELETE', '/api/account/deletion'), 401, 'UNAUTHORIZED')
    // The mailed link no longer works, and nothing happens on the day of the deletion.
    expectProblem(await follow(tokenIn(await mail(ada.email))), 410, 'LINK_INVALID')
    now += 8 * dayMs
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    expect((await signIn(ada.email)).status).toBe(200)
  })

  const mail = (email: string, count = 1) => mailTo(engine.dataDir, email, 'Your account will be deleted', count)

  it('is kept by the mail’s link, in any browser, once', async () => {
    const ada = await engine.signUp('Ada')
    // A double click makes one request and sends one mail.
    const both = await Promise.all([leave(ada), leave(ada)])
    expect(both.some(({ status }) => status === 202)).toBe(true)
    const told = await mail(ada.email)
    expect(told.text).toMatch(/Keep my account/)
    expect(told.text).toMatch(/We’ll delete your Greenroom account .* on \d/)
    const token = tokenIn(told)
    expect(await follow(token)).toMatchObject({ status: 200, body: { done: 'accountKept', email: ada.email } })
    expectProblem(await follow(token), 410, 'LINK_INVALID')
    await mailTo(engine.dataDir, ada.email, 'Your account won’t be deleted')
    const back = await signedIn(ada.email)
    expect((await back.call('GET', '/api/account')).status).toBe(200)
    expect(mailsTo(engine.dataDir, ada.email).filter(({ subject }) => subject === told.subject)).toHaveLength(1)
    // A new request restarts the seven days.
    now += dayMs
    expect(await leave(back)).toMatchObject({ body: { deleteAt: new Date(now + 7 * dayMs).toISOString() } })
    await mail(ada.email, 2)
  })

  it('ends links to scorecards and open invites at once', async () => {
    const ada = await engine.signUp('Ada')
    const held = await heldInterview(engine, ada)
    await judge(engine, ada, held)
    const shared = await ada.call('POST', `/api/sessions/${held}/shares`, { body: {} })
    const { link } = createdShareSchema.parse(shared.body)
    const invite = await inviteLink(ada, await ada.session({ mode: 'human' }), 'interviewer')
    expect((await leave(ada)).status).toBe(202)
    const read = await engine.call('POST', '/api/shared-scorecards', { body: { token: inviteTokenIn(link) } })
    expectProblem(read, 404, 'SHARE_UNKNOWN')
    expectProblem(await acceptLink(engine, invite, { name: 'Late' }), 410, 'INVITE_REVOKED')
  })

  it('can’t be the last ADMIN’s', async () => {
    await engine.call('POST', '/users', { body: { userName: 'Boss', email: adminEmail, password } })
    expect((await follow(tokenIn(await mailTo(engine.dataDir, adminEmail, 'Confirm your email')))).status).toBe(200)
    const boss = await signedIn(adminEmail)
    expectProblem(await leave(boss), 409, 'LAST_ADMIN')
    const second = await engine.signUp('Second')
    const subscription = { id: 's2', userId: second.userId, email: second.email, subscriptionTier: 'ADMIN' }
    await withStore((store) =>
      store
        .collection(subscriptions)
        .insert({ ...subscription, displayName: 'Second', subscriptionExpiry: null, renewalId: null }),
    )
    expect((await leave(boss)).status).toBe(202)
    // An account that is being deleted no longer counts.
    expectProblem(await leave(await signedIn(second.email)), 409, 'LAST_ADMIN')
  })
})

describe('seven days later', () => {
  it('nothing is left of it in any store, and its email can be used for a new account', async () => {
    const zoe = await engine.signUp('Zephyrine')
    const held = await heldInterview(engine, zoe)
    await judge(engine, zoe, held)
    await does(zoe, await zoe.session(), { type: 'StartInterview' })
    const words = (text: string) => `${text} zephyrwords`
    await zoe.call('POST', `/api/sessions/${held}/shares`, { body: {} })
    const report = { reportId: 'mine', about: 'score', dimension: 'communication', message: words('I asked.') }
    expect((await zoe.call('POST', `/api/sessions/${held}/reports`, { body: report })).status).toBe(201)
    const opinion = {
      userFeedbackRating: 4,
      recommendPlatform: true,
      likedMostFeedback: words('Tea'),
      improvementFeedback: '',
    }
    await zoe.call('POST', '/feedback/userExperience', { body: opinion })
    await engine.call('POST', '/feedback/userExperience', { body: { ...opinion, userEmail: zoe.email } })
    const message = { message: `${zoe.userId} ${zoe.email} ${words('went white')}`, severity: 'error' }
    await zoe.call('POST', '/persistedMessage', { body: message })
    await zoe.call('POST', secondFactorPaths.begin, { body: { password } })
    await withStore(async (store) => {
      await store.collection(subscriptions).insert({ id: 'zoe', userId: zoe.userId, email: zoe.email })
      await store.collection(alphaPhaseUsers).insert({ id: 'alpha', emails: [zoe.email, 'other@example.org'] })
    })
    await mailTo(engine.dataDir, zoe.email, 'Confirm your email')
    expect((await leave(zoe)).status).toBe(202)
    await mailTo(engine.dataDir, zoe.email, 'Your account will be deleted')
    const traces = [zoe.email, 'Zephyrine', 'zephyrwords']
    expect(await placesOf(traces, engine.dataDir)).not.toEqual([])

    now += 7 * dayMs - 60_000
    expect((await signIn(zoe.email)).status).toBe(200)
    now += 120_000
    await gone(zoe.email)
    await emptied(traces)

    const created = await engine.call('POST', '/users', { body: { userName: 'Zoe', email: zoe.email, password } })
    expect(created).toMatchObject({ status: 201 })
    const again = await signedIn(zoe.email)
    const me = meSchema.parse((await again.call('GET', '/api/me')).body)
    expect(me.id).toBeGreaterThan(zoe.userId)
    expect(await listed(again)).toEqual([])
  })

  it('an interview with somebody else stays theirs, with “deleted user” in place of the name', async () => {
    const [quilla, grace] = [await engine.signUp('Quillandra'), await engine.signUp('Grace')]
    const sessionId = await grace.session({ mode: 'human', role: 'interviewer' })
    expect((await acceptLink(quilla, await inviteLink(grace, sessionId, 'candidate'))).status).toBe(200)
    const socket = await quilla.socket()
    expect(await socket.join(sessionId)).toMatchObject({ ok: true })
    await does(grace, sessionId, { type: 'StartInterview' })
    await does(grace, sessionId, { type: 'SendMessage', message: 'How would you begin?' })
    await does(quilla, sessionId, { type: 'SendMessage', message: 'With the smallest input.' })
    await does(grace, sessionId, { type: 'EndInterview' })
    expect((await leave(quilla)).status).toBe(202)
    now += 7 * dayMs + 60_000
    await gone(quilla.email)
    await emptied(['Quillandra', quilla.email])
    const hers = await signedIn(grace.email)
    expect(await listed(hers)).toContain(sessionId)
    const state = await stateFor(hers, sessionId)
    expect(state.candidate).toMatchObject({ name: deletedUserName, role: 'candidate' })
    expect(state.members.map(({ name }) => name)).toEqual(['Grace', deletedUserName])
    expect(state.messages.map(({ message }) => message)).toEqual(
      expect.arrayContaining(['How would you begin?', 'With the smallest input.']),
    )

    // Once nobody is left who could open the session, it is deleted too.
    expect((await leave(hers)).status).toBe(202)
    now += 7 * dayMs + 60_000
    await gone(grace.email)
    await emptied(['How would you begin?'])
  })

  it('an interviewer’s private notes are deleted, and the candidate keeps the interview', async () => {
    const [ada, oda] = [await engine.signUp('Ada'), await engine.signUp('Odalisque')]
    const sessionId = await ada.session({ mode: 'human' })
    expect((await acceptLink(oda, await inviteLink(ada, sessionId, 'interviewer'))).status).toBe(200)
    await does(oda, sessionId, { type: 'StartInterview' })
    await does(oda, sessionId, { type: 'WritePrivateNote', text: 'Hums while thinking.' })
    await does(oda, sessionId, { type: 'EndInterview' })
    expect((await leave(oda)).status).toBe(202)
    now += 7 * dayMs + 60_000
    await gone(oda.email)
    const traces = ['Odalisque', 'Hums while thinking', oda.email]
    await emptied(traces)
    const his = await signedIn(ada.email)
    expect((await stateFor(his, sessionId)).members.map(({ name }) => name)).toEqual(['Ada', deletedUserName])
    const events = await his.call('GET', `/api/sessions/${sessionId}/events`)
    expect(events.status).toBe(200)
  })
})
