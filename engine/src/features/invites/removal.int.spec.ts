import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session } from '@greenroom/shared/session'
import { sessionListSchema } from '@greenroom/shared/wire'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { acceptLink, invitedGuest, inviteLink } from '../../testing/invitedPeople.ts'
import { expectProblem } from '../../testing/problems.ts'
import {
  type Caller,
  cookieOf,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../../testing/runningEngine.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-removal-'))
/** Two engines over one store and one Redis. */
let here: TestEngine
let there: TestEngine
let ada: Person
let grace: Person

beforeAll(async () => {
  const environment = { DATA_DIR: join(folder, 'data') }
  here = await startTestEngine({ environment })
  there = await startTestEngine({ environment })
  ada = await here.signUp('Ada')
  grace = await here.signUp('Grace')
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  rmSync(folder, { recursive: true })
})

const withinMs = 1_000
const human = { mode: 'human', role: 'candidate' }
const remove = (caller: Caller, sessionId: string, id: string) =>
  caller.call('DELETE', `/api/sessions/${sessionId}/members/${id}`)
const membersOf = async (sessionId: string) =>
  ((await ada.call('GET', `/api/sessions/${sessionId}`)).body as { session: Session }).session.members
const idOf = async (sessionId: string, name: string) =>
  (await membersOf(sessionId)).find((member) => member.name === name)?.id ?? ''

it('a removed guest is out within a second on another engine, can’t come back, and leaves a free seat', async () => {
  const sessionId = await ada.session(human)
  const link = await inviteLink(ada, sessionId, 'interviewer')
  const attempt = { name: 'Linus', attemptId: 'an-attempt-of-one-browser' }
  const cookie = cookieOf(await acceptLink(here, link, attempt))
  const guest = there.caller(cookie)
  const id = await idOf(sessionId, 'Linus')
  const socket = await guest.socket()
  expect(await socket.join(sessionId)).toMatchObject({ ok: true })

  expect((await remove(ada, sessionId, id)).status).toBe(204)
  await until('the socket to be closed', () => !socket.isConnected(), withinMs)
  for (const engine of [here, there])
    for (const path of ['', '/events', '/guide'])
      expectProblem(
        await engine.caller(cookie).call('GET', `/api/sessions/${sessionId}${path}`),
        404,
        'SESSION_NOT_FOUND',
      )
  const again = await guest.socket()
  expect(await again.join(sessionId)).toMatchObject({ ok: false, error: { code: 'SESSION_NOT_FOUND' } })
  for (const caller of [guest, there, grace])
    expectProblem(await acceptLink(caller, link, attempt), 410, 'INVITE_REVOKED')

  expect((await remove(ada, sessionId, id)).status).toBe(204)
  await invitedGuest(here, { host: ada, sessionId, role: 'interviewer', name: 'Next' })
  expect((await membersOf(sessionId)).map(({ name }) => name)).toEqual(['Ada', 'Next'])
})

it('removing an observer twice leaves the agreed time with the interviewer as it is', async () => {
  const sessionId = await ada.session(human)
  await invitedGuest(here, { host: ada, sessionId, role: 'interviewer', name: 'Linus' })
  await invitedGuest(here, { host: ada, sessionId, role: 'observer', name: 'Olga' })
  const slots = [new Date(Math.ceil(Date.now() / 1_800_000 + 4) * 1_800_000).toISOString()]
  const proposed = await ada.call('PUT', `/api/sessions/${sessionId}/appointment`, {
    body: { revision: 0, slots, timeZone: 'UTC' },
  })
  expect(proposed.status, JSON.stringify(proposed.body)).toBe(200)
  const status = async () =>
    ((await ada.call('GET', `/api/sessions/${sessionId}/appointment`)).body as { appointment: { status: string } })
      .appointment.status
  const observer = await idOf(sessionId, 'Olga')
  for (const _ of [1, 2]) expect((await remove(ada, sessionId, observer)).status).toBe(204)
  expect(await status()).toBe('proposed')
  const interviewer = await idOf(sessionId, 'Linus')
  for (const _ of [1, 2]) expect((await remove(ada, sessionId, interviewer)).status).toBe(204)
  expect(await status()).toBe('cancelled')
})

it('only the host can remove people, and nobody can remove the host', async () => {
  const sessionId = await ada.session(human)
  const guest = await invitedGuest(here, { host: ada, sessionId, role: 'interviewer', name: 'Linus' })
  const host = (await membersOf(sessionId))[0]?.id ?? ''
  expectProblem(await remove(guest, sessionId, host), 403, 'FORBIDDEN')
  expectProblem(await remove(ada, sessionId, host), 409, 'NOT_ALLOWED')
  expectProblem(await remove(grace, sessionId, host), 404, 'SESSION_NOT_FOUND')
})

it('a removed account no longer has the session in its list, and can be invited again', async () => {
  const sessionId = await ada.session(human)
  const sessions = async () => sessionListSchema.parse((await grace.call('GET', '/api/sessions')).body).sessions
  const invited = async () => acceptLink(grace, await inviteLink(ada, sessionId, 'observer'))
  expect((await invited()).status).toBe(200)
  expect(await sessions()).toMatchObject([{ sessionId }])
  await remove(ada, sessionId, await idOf(sessionId, 'Grace'))
  expect(await sessions()).toEqual([])
  expect((await invited()).status).toBe(200)
  expect(await sessions()).toMatchObject([{ sessionId, role: 'observer' }])
})
