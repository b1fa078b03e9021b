import 'fake-indexeddb/auto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Session, SharedFile } from '@greenroom/shared/session'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { invitedGuest } from '../../../engine/src/testing/invitedPeople.ts'
import {
  type Caller,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../../../engine/src/testing/runningEngine.ts'
import { forgetOldUnsent, forgetUnsent, readUnsent, writeUnsent } from '../../../web/src/data/unsentEdits.ts'
import { createUnsentWork } from '../../../web/src/session/collab/unsentWork.ts'
import { createSessionStore } from '../../../web/src/session/sessionStore.ts'
import { type Browser, openBrowser } from './browsers.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-offline-'))
const file = { question: 1, part: 'python' } as const satisfies SharedFile
const dayMs = 24 * 60 * 60_000
let engine: TestEngine
let grace: Person
let ada: Caller
let sessionId: string
let stub: string
let pages: Page[] = []

beforeAll(async () => {
  engine = await startTestEngine({ environment: { DATA_DIR: join(folder, 'data') } })
  grace = await engine.signUp('Grace')
})
afterAll(async () => {
  expect(engine.unexpected()).toEqual([])
  await engine.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  sessionId = await grace.session({ mode: 'human', role: 'interviewer', assessmentType: 'not_an_assessment' })
  ada = await invitedGuest(engine, { host: grace, sessionId, role: 'candidate', name: 'Ada' })
  await give('StartInterview')
  const hers = await openPage(grace)
  stub = textOf(hers)
})
afterEach(async () => {
  for (const page of pages) page.leave()
  pages = []
  await forgetUnsent(() => true)
})

const viewSchema = z.object({ session: z.custom<Session>((value) => typeof value === 'object') })
const state = async (): Promise<Session> =>
  viewSchema.parse((await grace.call('GET', `/api/sessions/${sessionId}`)).body).session
const give = (type: string, rest: object = {}) =>
  grace.call('POST', `/api/sessions/${sessionId}/commands`, { body: { type, ...rest, commandId: crypto.randomUUID() } })

type Page = { browser: Browser; room: ReturnType<typeof createSessionStore>; leave(): void }

/** Opens a page of the room in a browser that several people may use. */
async function openPage(who: Caller, now: () => number = Date.now): Promise<Page> {
  const room = createSessionStore([])
  room.setState({ state: await state(), role: who === grace ? 'interviewer' : 'candidate' })
  const work = createUnsentWork({ client: { store: room }, sessionId, now })
  const browser = openBrowser({ url: engine.url, cookie: who.cookie, sessionId, unsent: work.of(file) })
  const page = {
    browser,
    room,
    leave() {
      browser.close()
      work.close()
    },
  }
  pages.push(page)
  await until('the text to be there', () => browser.store.getState().connection === 'online')
  return page
}

async function typeOfflineAndLeave(who: Caller, words: string, now?: () => number): Promise<void> {
  const page = await openPage(who, now)
  page.browser.unplug()
  page.browser.type(0, words)
  page.leave()
  await until('it to be held', async () => (await held()).length > 0)
}

const memberOf = async (role: 'candidate' | 'interviewer') =>
  (await state()).members.find((member) => member.role === role)?.id ?? ''
const held = async () => {
  const members = await Promise.all([memberOf('candidate'), memberOf('interviewer')])
  const found = await Promise.all(members.map((memberId) => readUnsent({ sessionId, memberId, ...file }, 0)))
  return found.flat()
}
const textOf = ({ browser }: Page) => browser.text.toString()
const isStored = ({ browser }: Page) => browser.store.getState().isStored
const nothingHeld = () => until('nothing to be held', async () => (await held()).length === 0)

describe('what was typed offline before the page closed', () => {
  it('is merged once when the person comes back, and held no longer', async () => {
    const other = await openPage(grace)
    await typeOfflineAndLeave(ada, 'offline ')
    other.browser.type(stub.length, ' meanwhile')
    const [back, second] = await Promise.all([openPage(ada), openPage(ada)])
    const both = `offline ${stub} meanwhile`
    await until('all to have it', () => [back, second, other].every((page) => textOf(page) === both))
    await nothingHeld()
    expect(textOf(await openPage(ada))).toBe(both)
  })

  // A tab that closes must not delete what another one still has to send.
  it('in two tabs at once is all kept, what one of them types later too', async () => {
    const [one, two] = await Promise.all([openPage(ada), openPage(ada)])
    for (const { browser } of [one, two]) browser.unplug()
    one.browser.type(0, 'first ')
    two.browser.type(stub.length, ' second')
    await until('both to be held', async () => (await held()).length === 2)
    // Locked, so that the next page has the edits but can't send them yet.
    await give('LockWork', { locked: true })
    const back = await openPage(ada)
    await until('both to be shown', () => textOf(back) === `first ${stub} second`)
    one.browser.type(0, 'third ')
    await until('it to be held too', async () => (await held()).some(({ revision }) => revision === 2))
    await give('LockWork', { locked: false })
    await until('both to be stored', async () => isStored(back) && (await held()).length === 1)
    one.leave()
    two.leave()
    const later = await openPage(ada)
    await until('the rest to arrive', () => textOf(later) === `third first ${stub} second`)
    await nothingHeld()
  })

  it('waits while the editor is locked', async () => {
    const other = await openPage(grace)
    await typeOfflineAndLeave(ada, 'waits ')
    await give('LockWork', { locked: true })
    await until('it to be locked', () => other.browser.store.getState().standing?.locked === true)
    const back = await openPage(ada)
    await until('it to be shown', () => textOf(back) === `waits ${stub}`)
    back.leave()
    expect(textOf(other)).toBe(stub)
    const again = await openPage(ada)
    await give('LockWork', { locked: false })
    await until('it to arrive', () => textOf(other) === `waits ${stub}` && isStored(again))
    await nothingHeld()
  })

  it('is not another person’s who uses the browser, nor anybody’s after a day', async () => {
    await typeOfflineAndLeave(ada, 'mine ', () => Date.now() - dayMs - 1)
    const back = await openPage(ada)
    const hers = await openPage(grace)
    await typeOfflineAndLeave(ada, 'today ')
    const again = await openPage(grace)
    for (const page of [back, hers, again]) expect([textOf(page), isStored(page)]).toEqual([stub, true])
    await forgetOldUnsent(Date.now())
    expect(await held()).toHaveLength(1)
  })

  it.each(['SkipQuestion', 'EndInterview'])('goes with the question: %s', async (type) => {
    const page = await openPage(grace)
    await typeOfflineAndLeave(ada, 'too late ')
    await give(type)
    page.room.setState({ state: await state() })
    await nothingHeld()
  })

  it('goes when the person is no longer let in', async () => {
    const guest = await openPage(ada)
    await typeOfflineAndLeave(ada, 'gone ')
    guest.room.setState({ connection: 'refused', refusal: 'SESSION_NOT_FOUND' })
    await nothingHeld()
  })
})

// Otherwise one bad record would keep a person out of the room until it expires.
it.each([
  ['can’t be read', new Uint8Array([9, 9, 9])],
  ['continues what the engine never had', new Uint8Array([1, 1, 7, 5, 132, 7, 4, 1, 120, 0])],
  [
    'holds anything but code',
    new Uint8Array([1, 1, 7, 0, 40, 1, 5, 111, 116, 104, 101, 114, 1, 97, 1, 119, 1, 120, 0]),
  ],
])('a record that %s is dropped, and the text opens', async (_what, update) => {
  const memberId = await memberOf('candidate')
  await writeUnsent({ sessionId, memberId, ...file, id: 'bad', revision: 1, at: Date.now(), update })
  await openPage(ada)
  await nothingHeld()
  const page = await openPage(ada)
  page.browser.type(0, 'on ')
  await until('it to be stored', () => isStored(page))
})

it('a browser that holds nothing beyond the page says so, and goes on', async () => {
  await forgetUnsent(() => true)
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
    throw new DOMException('no storage here', 'InvalidStateError')
  })
  try {
    const page = await openPage(ada)
    await until('it to say so', () => !page.browser.store.getState().isHeld)
    page.browser.type(0, 'still ')
    await until('it to be stored', () => isStored(page))
  } finally {
    vi.restoreAllMocks()
  }
})
