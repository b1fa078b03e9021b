import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { signInListSchema, signInPaths, urlOf } from '@greenroom/shared/wire'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { invitedGuest } from '../testing/invitedPeople.ts'
import { cookieOf, type Person, startTestEngine, type TestEngine, until } from '../testing/runningEngine.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-sign-out-'))
/** Two engines over one store and one Redis. */
let here: TestEngine
let there: TestEngine
let ada: Person
let sessionId: string

beforeAll(async () => {
  const environment = { DATA_DIR: join(folder, 'data') }
  here = await startTestEngine({ environment })
  there = await startTestEngine({ environment })
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  ada = await here.signUp('Ada')
  sessionId = await ada.session()
  const start = { type: 'StartInterview', commandId: 'start' }
  await ada.call('POST', `/api/sessions/${sessionId}/commands`, { body: start })
})

const withinMs = 1_000
const save = { type: 'SaveCode', code: 'x = 1', programmingLanguage: 'python' }
const signOut = (engine: TestEngine) => engine.caller(ada.cookie).call('POST', '/api/auth/sign-out', { body: {} })

/** Ada's second browser. */
async function anotherSignIn() {
  const body = { email: ada.email, password: 'a long and unusual passphrase' }
  return here.caller(cookieOf(await here.call('POST', '/api/auth/sign-in/email', { body })))
}

async function signInsOf(cookie: string) {
  const { body } = await here.caller(cookie).call('GET', signInPaths.signIns)
  return signInListSchema.parse(body).signIns
}

it.each([
  ['this engine', () => here],
  ['another engine', () => there],
])(
  'a socket on %s accepts no commands within a second of a sign-out, and no new one is admitted',
  async (_name, engineOf) => {
    const engine = engineOf()
    const socket = await engine.caller(ada.cookie).socket()
    expect(await socket.join(sessionId)).toMatchObject({ ok: true })
    expect(await socket.command(sessionId, save)).toMatchObject({ ok: true })
    expect((await signOut(here)).status).toBe(200)
    await until('the socket to be closed', () => !socket.isConnected(), withinMs)
    await expect(engine.caller(ada.cookie).socket()).rejects.toThrow('UNAUTHORIZED')
  },
)

it('every engine refuses commands over HTTP within a second of a sign-out', async () => {
  const path = `/api/sessions/${sessionId}/commands`
  const command = (engine: TestEngine, commandId: string) =>
    engine.caller(ada.cookie).call('POST', path, { body: { ...save, commandId } })
  expect((await command(here, 'a')).status).toBe(200)
  expect((await command(there, 'b')).status).toBe(200)
  await signOut(here)
  await until(
    'both engines to refuse',
    async () => {
      const answers = [await command(here, 'a'), await command(there, 'b')]
      return answers.every(({ status }) => status === 401)
    },
    withinMs,
  )
})

it('a plain WebSocket on another engine ends with the sign-in', async () => {
  const address = `${there.url.replace('http', 'ws')}/api/sessions/${sessionId}/live`
  const socket = new WebSocket(address, { headers: { cookie: ada.cookie } })
  const closed = Promise.withResolvers<number>()
  const opened = Promise.withResolvers<void>()
  socket.on('open', opened.resolve)
  socket.on('error', opened.reject)
  let endedAt = 0
  socket.on('close', (code) => {
    endedAt = Date.now()
    closed.resolve(code)
  })
  await opened.promise
  const signedOutAt = Date.now()
  await signOut(here)
  expect(await closed.promise).toBe(1008)
  expect(endedAt - signedOutAt).toBeLessThan(withinMs)
})

it('lists a user’s sign-ins, and ends one of them from another browser', async () => {
  const other = await anotherSignIn()
  const socket = await there.caller(other.cookie).socket()
  const listed = await signInsOf(ada.cookie)
  expect(listed.map(({ current }) => current).toSorted()).toEqual([false, true])
  expect(listed[0]).toMatchObject({ address: '127.0.0.1', userAgent: 'node' })
  const [theirs] = await signInsOf(other.cookie).then((all) => all.filter(({ current }) => current))
  const path = urlOf(signInPaths.signIn, { signInId: theirs?.signInId ?? '' })
  expect(await ada.call('DELETE', path)).toMatchObject({ status: 200, body: { ended: 1 } })
  await until('the socket to be closed', () => !socket.isConnected(), withinMs)
  expect((await other.call('GET', '/api/me')).status).toBe(401)
  expect((await ada.call('GET', '/api/me')).status).toBe(200)
  expect(await ada.call('DELETE', path)).toMatchObject({ status: 404, body: { code: 'SIGN_IN_UNKNOWN' } })
})

it('ends nobody else’s sign-in', async () => {
  const eve = await here.signUp('Eve')
  const [hers] = await signInsOf(ada.cookie)
  const path = urlOf(signInPaths.signIn, { signInId: hers?.signInId ?? '' })
  expect((await eve.call('DELETE', path)).status).toBe(404)
  expect((await here.call('DELETE', path)).status).toBe(401)
  expect((await ada.call('GET', '/api/me')).status).toBe(200)
})

it('signs out everywhere, with or without this browser', async () => {
  const others = [await anotherSignIn(), await anotherSignIn()]
  const sockets = await Promise.all(others.map(({ cookie }) => there.caller(cookie).socket()))
  const own = await here.caller(ada.cookie).socket()
  expect((await ada.call('POST', signInPaths.everywhere, { body: { keepThis: true } })).body).toEqual({ ended: 2 })
  await until('the other sockets to be closed', () => sockets.every((socket) => !socket.isConnected()), withinMs)
  expect(own.isConnected()).toBe(true)
  expect((await ada.call('POST', signInPaths.everywhere, { body: {} })).body).toEqual({ ended: 1 })
  await until('the last socket to be closed', () => !own.isConnected(), withinMs)
  expect((await ada.call('GET', signInPaths.signIns)).status).toBe(401)
})

it('doesn’t affect a guest of the session, who never signed in', async () => {
  const invited = await invitedGuest(here, { host: ada, sessionId, role: 'observer', name: 'Grace' })
  const guest = await there.caller(invited.cookie).socket()
  expect(await guest.join(sessionId)).toMatchObject({ ok: true })
  const own = await there.caller(ada.cookie).socket()
  await signOut(here)
  await until('the socket of the account to be closed', () => !own.isConnected(), withinMs)
  expect(guest.isConnected()).toBe(true)
  guest.close()
})
