import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memberOf, participantIdOf, type Session } from '@greenroom/shared/session'
import { collabClose } from '@greenroom/shared/wire'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { acceptLink, inviteLink } from '../../../engine/src/testing/invitedPeople.ts'
import { type Person, startTestEngine, type TestEngine, until } from '../../../engine/src/testing/runningEngine.ts'
import { type Browser, openBrowser } from './browsers.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-leaving-'))
/** Two engines over one store and one Redis. */
let here: TestEngine
let there: TestEngine
let grace: Person
let ada: Person
let linus: Person
let sessionId: string
let text: Browser

const withinMs = 1_000
const viewSchema = z.object({ session: z.custom<Session>((value) => typeof value === 'object') })

beforeAll(async () => {
  const environment = { DATA_DIR: join(folder, 'data') }
  here = await startTestEngine({ environment })
  there = await startTestEngine({ environment })
  grace = await here.signUp('Grace')
})
afterAll(async () => {
  await here.stop()
  await there.stop()
  rmSync(folder, { recursive: true })
})
/** Grace interviews Ada on this engine; Linus is signed in, with the text open on the other engine. */
beforeEach(async () => {
  sessionId = await grace.session({ mode: 'human', role: 'interviewer', assessmentType: 'not_an_assessment' })
  ada = await here.signUp('Ada')
  linus = await here.signUp('Linus')
  await acceptLink(ada, await inviteLink(grace, sessionId, 'candidate'))
  await acceptLink(linus, await inviteLink(grace, sessionId, 'observer'))
  await grace.call('POST', `/api/sessions/${sessionId}/commands`, {
    body: { type: 'StartInterview', commandId: 'start' },
  })
  text = openBrowser({ url: there.url, cookie: linus.cookie, sessionId })
  await until('the text to be there', () => text.store.getState().connection === 'online')
})
afterEach(() => text.close())

const isOut = () => text.closedWith.includes(collabClose.notAllowed)

it('a member who is removed while signed in loses the shared text within a second for good', async () => {
  const id = participantIdOf(linus.userId)
  expect((await grace.call('DELETE', `/api/sessions/${sessionId}/members/${id}`)).status).toBe(204)
  await until('the text to be closed', isOut, withinMs)
  const again = openBrowser({ url: here.url, cookie: linus.cookie, sessionId })
  await until('the text to be refused', () => again.closedWith.length > 0)
  expect(again.text.toString()).toBe('')
  again.close()
  const { session } = viewSchema.parse((await grace.call('GET', `/api/sessions/${sessionId}`)).body)
  expect(memberOf(session, id)).toBeUndefined()
})

it('a member who signs out loses the shared text within a second, but stays a member', async () => {
  const id = participantIdOf(linus.userId)
  expect((await here.caller(linus.cookie).call('POST', '/api/auth/sign-out', { body: {} })).status).toBe(200)
  await until('the text to be closed', isOut, withinMs)
  const { session } = viewSchema.parse((await grace.call('GET', `/api/sessions/${sessionId}`)).body)
  expect(memberOf(session, id)).toMatchObject({ role: 'observer' })
})
