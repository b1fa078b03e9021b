import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from '@greenroom/shared/session'
import { createdInviteSchema, invitationSchema, inviteListSchema, joinedSessionSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink, tokenIn } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import { type Caller, cookieOf, type Person, startTestEngine, type TestEngine } from '../../testing/runningEngine.ts'
import { storedTexts } from '../../testing/storeOfSpecs.ts'

const dayMs = 24 * 60 * 60_000

let engine: TestEngine
let laterMs = 0
let ada: Person
let eve: Person

beforeAll(async () => {
  engine = await startTestEngine({ now: () => Date.now() + laterMs })
  ada = await engine.signUp('Ada')
  eve = await engine.signUp('Eve')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
})

const human = (role: 'candidate' | 'interviewer' = 'candidate') => ({ mode: 'human', role })
const create = (host: Caller, sessionId: string, role: unknown) =>
  host.call('POST', `/api/sessions/${sessionId}/invites`, { body: { role } })
const invitesOf = async (host: Caller, sessionId: string) =>
  inviteListSchema.parse((await host.call('GET', `/api/sessions/${sessionId}/invites`)).body).invites
const viewOf = async (caller: Caller, sessionId: string) =>
  (await caller.call('GET', `/api/sessions/${sessionId}`)).body as { role: string; session: Session }
const membersOf = async (caller: Caller, sessionId: string) => (await viewOf(caller, sessionId)).session.members
const idIn = (link: string) => new URL(link).searchParams.get('session')

describe('an invite', () => {
  it('is a link to the room with the token in its fragment and nowhere else', async () => {
    const sessionId = await ada.session(human())
    const answer = await create(ada, sessionId, 'interviewer')
    expect(answer.status).toBe(201)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const { link, ...invite } = createdInviteSchema.strict().parse(answer.body)
    expect(invite).toMatchObject({ role: 'interviewer', status: 'open', acceptedBy: null })
    expect(Date.parse(invite.expiresAt) - Date.parse(invite.createdAt)).toBe(7 * dayMs)
    const address = new URL(link)
    expect([address.origin, address.pathname, idIn(link)]).toEqual([engine.url, '/mockinterview/human', sessionId])
    expect(Buffer.from(tokenIn(link), 'base64url')).toHaveLength(32)
    expect(await invitesOf(ada, sessionId)).toEqual([invite])
    const files = readdirSync(engine.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile())
    const onDisk = files.map(({ name }) => readFileSync(join(engine.dataDir, name), 'latin1'))
    const stored = [...onDisk, ...(await storedTexts(engine.dataDir))]
    expect(stored.join('').includes(invite.inviteId)).toBe(true)
    expect(stored.join('').includes(tokenIn(link))).toBe(false)
  })

  it('opens an existing page, in a human mock and with an AI', async () => {
    const links = [
      await inviteLink(ada, await ada.session(human()), 'observer'),
      await inviteLink(ada, await ada.session(), 'observer'),
    ]
    expect(links.map((link) => new URL(link).pathname)).toEqual(['/mockinterview/human', '/app/aiInterview'])
    for (const link of links) {
      const page = await fetch(link, { headers: { accept: 'text/html' } })
      // Without a build of the web app there is no page, and the engine says so.
      expect([200, 503]).toContain(page.status)
    }
  })

  it('admits a signed-in person as themselves, in the invite’s role', async () => {
    const sessionId = await ada.session(human())
    const grace = await engine.signUp('Grace')
    expectProblem(await grace.call('GET', `/api/sessions/${sessionId}`), 404, 'SESSION_NOT_FOUND')
    const link = await inviteLink(ada, sessionId, 'interviewer')
    const answer = await acceptLink(grace, link, { name: 'Somebody else' })
    expect(joinedSessionSchema.strict().parse(answer.body)).toEqual({ sessionId, role: 'interviewer', guest: false })
    expect(cookieOf(answer)).toBe('')
    expect((await viewOf(grace, sessionId)).role).toBe('interviewer')
    expect(await membersOf(ada, sessionId)).toEqual([
      { id: `user:${ada.userId}`, role: 'candidate', name: 'Ada' },
      { id: `user:${grace.userId}`, role: 'interviewer', name: 'Grace' },
    ])
    expect(await invitesOf(ada, sessionId)).toMatchObject([{ status: 'accepted', acceptedBy: 'Grace' }])
    // A second click opens the same page.
    expect((await acceptLink(grace, link)).body).toEqual({ sessionId, role: 'interviewer', guest: false })
  })

  it('admits a person without an account as a guest, by a cookie for this session', async () => {
    const sessionId = await ada.session(human())
    const link = await inviteLink(ada, sessionId, 'interviewer')
    expect(expectProblem(await acceptLink(engine, link), 400, 'INVALID_REQUEST')).toEqual(['name'])
    for (const name of ['', ' ', 'x'.repeat(61), 'a\nb', '\u202eadA', 7])
      expect(expectProblem(await acceptLink(engine, link, { name }), 400, 'INVALID_REQUEST')).toEqual(['name'])
    const answer = await acceptLink(engine, link, { name: ' Grace Hopper ' })
    expect(answer.body).toEqual({ sessionId, role: 'interviewer', guest: true })
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^greenroom\.guest\.[\w-]+=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/)
    const guest = engine.caller(cookieOf(answer))
    expect((await viewOf(guest, sessionId)).role).toBe('interviewer')
    expect(await membersOf(guest, sessionId)).toContainEqual({
      id: expect.stringMatching(/^guest:[\w-]{16}$/),
      role: 'interviewer',
      name: 'Grace Hopper',
    })
    expect((await acceptLink(guest, link)).body).toEqual({ sessionId, role: 'interviewer', guest: true })
  })

  it('works once, however many people try at the same moment', async () => {
    const sessionId = await ada.session(human())
    const link = await inviteLink(ada, sessionId, 'observer')
    const others = await Promise.all(['Bob', 'Cleo'].map((name) => engine.signUp(name)))
    const answers = await Promise.all([
      ...others.map((person) => acceptLink(person, link)),
      ...['Dan', 'Fay', 'Gus'].map((name) => acceptLink(engine, link, { name })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    for (const answer of answers.filter(({ status }) => status !== 200)) {
      expectProblem(answer, 409, 'INVITE_USED')
      expect(cookieOf(answer)).toBe('')
    }
    expect(await membersOf(ada, sessionId)).toHaveLength(2)
    expectProblem(await acceptLink(eve, link), 409, 'INVITE_USED')
    expectProblem(await acceptLink(engine, link, { name: 'Eve' }), 409, 'INVITE_USED')
  })

  it('gives a guest whose answer got lost the same seat again, and nobody else', async () => {
    const sessionId = await ada.session(human())
    const link = await inviteLink(ada, sessionId, 'interviewer')
    const mine = { name: 'Grace', attemptId: randomUUID() }
    const answers = [await acceptLink(engine, link, mine), await acceptLink(engine, link, mine)]
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    for (const answer of answers) {
      expect((await viewOf(engine.caller(cookieOf(answer)), sessionId)).role).toBe('interviewer')
    }
    expect(await membersOf(ada, sessionId)).toHaveLength(2)
    expectProblem(await acceptLink(engine, link, { name: 'Eve', attemptId: randomUUID() }), 409, 'INVITE_USED')
    expect(
      expectProblem(await acceptLink(engine, link, { ...mine, attemptId: 'short' }), 400, 'INVALID_REQUEST'),
    ).toEqual(['attemptId'])
  })

  it('expires after a week, can be revoked before, and is unknown if nobody created it', async () => {
    const sessionId = await ada.session(human())
    const invited = async () => createdInviteSchema.parse((await create(ada, sessionId, 'observer')).body)
    const [late, revoked, used] = [await invited(), await invited(), await invited()]
    await acceptLink(engine, used.link, { name: 'Bob' })
    const remove = (id: string | undefined) => ada.call('DELETE', `/api/sessions/${sessionId}/invites/${id}`)
    expectProblem(await remove(used.inviteId), 409, 'INVITE_USED')
    expect((await remove(revoked.inviteId)).status).toBe(204)
    expect((await remove(revoked.inviteId)).status).toBe(204)
    expectProblem(await remove('no-such-invite'), 404, 'INVITE_UNKNOWN')
    expectProblem(await acceptLink(engine, revoked.link, { name: 'Dan' }), 410, 'INVITE_REVOKED')
    // An invite to another session doesn't work in this one.
    const elsewhere = await ada.session(human())
    await inviteLink(ada, elsewhere, 'observer')
    const [foreign] = await invitesOf(ada, elsewhere)
    expectProblem(await remove(foreign?.inviteId), 404, 'INVITE_UNKNOWN')
    laterMs += 7 * dayMs
    expectProblem(await acceptLink(engine, revoked.link), 410, 'INVITE_REVOKED')
    expectProblem(await acceptLink(engine, used.link), 409, 'INVITE_USED')
    expectProblem(await acceptLink(engine, late.link), 410, 'INVITE_EXPIRED')
    expectProblem(await acceptLink(engine, late.link, { name: 'Dan' }), 410, 'INVITE_EXPIRED')
    expect((await invitesOf(ada, sessionId)).map(({ status }) => status).sort()).toEqual([
      'accepted',
      'expired',
      'revoked',
    ])
    for (const token of ['nonsense', 'x'.repeat(43), '__proto__', tokenIn(late.link).toUpperCase()]) {
      const answer = await engine.call('POST', '/api/invites/accept', { body: { token, name: 'Dan' } })
      expectProblem(answer, 404, 'INVITE_UNKNOWN')
    }
    for (const token of [undefined, 7, '', { $gt: '' }, 'x'.repeat(257)]) {
      const answer = await engine.call('POST', '/api/invites/accept', { body: { token, name: 'Dan' } })
      expect(expectProblem(answer, 400, 'INVALID_REQUEST')).toEqual(['token'])
    }
  })

  it('shows what it is for before it is accepted, and looking is refused whenever accepting would be', async () => {
    const sessionId = await ada.session()
    const link = await inviteLink(ada, sessionId, 'observer')
    const look = (caller: Pick<Caller, 'call'>) =>
      caller.call('POST', '/api/invites/look', { body: { token: tokenIn(link) } })
    const told = await look(engine)
    expect(told.headers.get('cache-control')).toBe('no-store')
    expect(invitationSchema.strict().parse(told.body)).toMatchObject({
      sessionId,
      role: 'observer',
      mode: 'ai',
      from: 'Ada',
      fromCandidate: true,
      phase: 'NOT_STARTED',
      joined: false,
    })
    expect((await membersOf(ada, sessionId)).map(({ role }) => role)).not.toContain('observer')
    expectProblem(await look(ada), 409, 'ALREADY_A_MEMBER')
    const grace = await engine.signUp('Grace')
    expect((await acceptLink(grace, link)).status).toBe(200)
    expect((await look(grace)).body).toMatchObject({ joined: true })
    expectProblem(await look(engine), 409, 'INVITE_USED')
  })

  it('needs a free seat, and a person who doesn’t have another role in the session', async () => {
    const sessionId = await ada.session(human())
    expectProblem(await create(ada, sessionId, 'candidate'), 409, 'ROLE_TAKEN')
    const [first, second] = [
      await inviteLink(ada, sessionId, 'interviewer'),
      await inviteLink(ada, sessionId, 'interviewer'),
    ]
    expectProblem(await acceptLink(ada, first), 409, 'ALREADY_A_MEMBER')
    expect((await acceptLink(engine, first, { name: 'Grace' })).status).toBe(200)
    expectProblem(await acceptLink(eve, second), 409, 'ROLE_TAKEN')
    expectProblem(await create(ada, sessionId, 'interviewer'), 409, 'ROLE_TAKEN')
    for (const role of [undefined, 'system', 'host', 7, ['observer']])
      expect(expectProblem(await create(ada, sessionId, role), 400, 'INVALID_REQUEST')).toEqual(['role'])
  })

  it('admits nobody who could help to an exam with an AI, and nobody at all after the end', async () => {
    for (const kind of [{ exam: true }, { assessmentType: 'timed_coding' }]) {
      const sessionId = await ada.session(kind)
      expectProblem(await create(ada, sessionId, 'interviewer'), 409, 'NO_HELP_IN_EXAM')
      expect((await create(ada, sessionId, 'observer')).status).toBe(201)
    }
    const mock = await ada.session({ ...human(), exam: true })
    expect((await create(ada, mock, 'interviewer')).status).toBe(201)
    const over = await ada.session()
    const link = await inviteLink(ada, over, 'observer')
    for (const type of ['StartInterview', 'EndInterview'])
      await ada.call('POST', `/api/sessions/${over}/commands`, { body: { commandId: type, type } })
    expectProblem(await create(ada, over, 'observer'), 409, 'NOT_IN_PROGRESS')
    expectProblem(await acceptLink(eve, link), 409, 'NOT_IN_PROGRESS')
  })

  it('is one of at most twenty open at once', async () => {
    const host = await engine.signUp('Host')
    const sessionId = await host.session(human())
    for (let index = 0; index < 20; index += 1) await inviteLink(host, sessionId, 'observer')
    expectProblem(await create(host, sessionId, 'observer'), 409, 'TOO_MANY_INVITES')
  })
})

describe('who may invite', () => {
  it('the candidate and the host may, and nobody else', async () => {
    const sessionId = await ada.session(human('interviewer'))
    const [candidate, observer] = await Promise.all(
      (['candidate', 'observer'] as const).map((role) =>
        invitedGuest(engine, { host: ada, sessionId, role, name: role }),
      ),
    )
    if (candidate === undefined || observer === undefined) throw new Error('nobody came')
    expect((await create(candidate, sessionId, 'observer')).status).toBe(201)
    expect(await invitesOf(candidate, sessionId)).toHaveLength(3)
    const { inviteId } = (await invitesOf(ada, sessionId))[0] ?? { inviteId: '' }
    for (const [method, path, body] of [
      ['POST', 'invites', { role: 'observer' }],
      ['GET', 'invites', undefined],
      ['DELETE', `invites/${inviteId}`, undefined],
    ] as const) {
      const at = `/api/sessions/${sessionId}/${path}`
      expectProblem(await observer.call(method, at, { body }), 403, 'FORBIDDEN')
      expectProblem(await eve.call(method, at, { body }), 404, 'SESSION_NOT_FOUND')
      expectProblem(await engine.call(method, at, { body }), 401, 'UNAUTHORIZED')
    }
  })

  it('an interviewer who opened the session invites a candidate', async () => {
    const sessionId = await ada.session(human('interviewer'))
    expect(await viewOf(ada, sessionId)).toMatchObject({ role: 'interviewer', session: { mode: 'human' } })
    expectProblem(await create(ada, sessionId, 'interviewer'), 409, 'ROLE_TAKEN')
    const candidate = await invitedGuest(engine, { host: ada, sessionId, role: 'candidate', name: 'Alan' })
    const { role, session } = await viewOf(candidate, sessionId)
    expect([role, session.candidate.name]).toEqual(['candidate', 'Alan'])
  })
})
