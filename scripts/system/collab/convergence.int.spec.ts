import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { currentCode, type Session } from '@greenroom/shared/session'
import { collabClose } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { openDocumentStore } from '../../../engine/src/collab/documentStore.ts'
import { compactEvery } from '../../../engine/src/collab/sharedDocument.ts'
import { invitedGuest } from '../../../engine/src/testing/invitedPeople.ts'
import {
  type Caller,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../../../engine/src/testing/runningEngine.ts'
import { openStoreOfSpecs } from '../../../engine/src/testing/storeOfSpecs.ts'
import { type Browser, openBrowser } from './browsers.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-convergence-'))
const dataDir = join(folder, 'data')
let engines: TestEngine[] = []
let grace: Person

beforeAll(async () => {
  engines = [
    await startTestEngine({ environment: { DATA_DIR: dataDir } }),
    await startTestEngine({ environment: { DATA_DIR: dataDir } }),
  ]
  const [first] = engines
  if (first === undefined) throw new Error('there is no engine')
  grace = await first.signUp('Grace')
})
afterAll(async () => {
  for (const engine of engines) await engine.stop()
  rmSync(folder, { recursive: true })
})

const here = (): TestEngine => {
  const [first] = engines
  if (first === undefined) throw new Error('there is no engine')
  return first
}

let commands = 0
async function startedRoom(): Promise<{ sessionId: string; ada: Caller }> {
  const sessionId = await grace.session({ mode: 'human', role: 'interviewer', assessmentType: 'not_an_assessment' })
  const ada = await invitedGuest(here(), { host: grace, sessionId, role: 'candidate', name: 'Ada' })
  commands += 1
  const body = { type: 'StartInterview', commandId: `s${commands}` }
  await grace.call('POST', `/api/sessions/${sessionId}/commands`, { body })
  return { sessionId, ada }
}
const viewSchema = z.object({ session: z.custom<Session>((value) => typeof value === 'object') })
async function loggedCode(sessionId: string): Promise<string> {
  const { session } = viewSchema.parse((await grace.call('GET', `/api/sessions/${sessionId}`)).body)
  return session.phase === 'IN_PROGRESS' ? currentCode(session.question, 'python') : ''
}
const textOf = (browser: Browser) => browser.text.toString()
const loadedAll = (browsers: readonly Browser[]) =>
  until('everybody to be there', () => browsers.every(({ store }) => store.getState().connection === 'online'))

it('five browsers that type, lose messages and reconnect to two engines end with the same text, and the log has it', async () => {
  const { sessionId, ada } = await startedRoom()
  const random = fc.sample(fc.nat({ max: 1_000_000 }), { numRuns: 600, seed: inject('seed') })
  let drawn = 0
  const draw = (below: number): number => {
    drawn += 1
    return (random[drawn % random.length] ?? 0) % below
  }
  const browsers = Array.from({ length: 5 }, (_, index) =>
    openBrowser({
      url: engines[index % 2]?.url ?? '',
      cookie: (index % 2 === 0 ? ada : grace).cookie,
      sessionId,
      delayMs: () => draw(12),
    }),
  )
  await loadedAll(browsers)
  let marks = 0
  /** Each mark is typed only once, so we can find missing or duplicated ones. */
  const typed: string[] = []
  for (let round = 0; round < 150; round += 1) {
    const browser = browsers[draw(browsers.length)]
    if (browser === undefined) continue
    const what = draw(20)
    if (what === 0) browser.unplug()
    else if (what <= 2) browser.plugIn()
    else if (what === 3) {
      browser.moveTo(engines[draw(2)]?.url ?? '')
      browser.unplug()
      browser.plugIn()
    } else {
      marks += 1
      const mark = `<${marks}>`
      typed.push(mark)
      // Type at either end, so that no mark is split by another.
      browser.type(draw(2) === 0 ? 0 : browser.text.length, mark)
    }
    if (draw(3) === 0) await sleep(draw(15))
  }
  for (const browser of browsers) if (browser.store.getState().connection !== 'online') browser.plugIn()
  await until('everything to be stored', () => browsers.every(({ store }) => store.getState().isStored))
  const [first] = browsers
  if (first === undefined) throw new Error('there is no browser')
  await until('all texts to be equal', () => new Set(browsers.map(textOf)).size === 1)
  const text = textOf(first)
  expect(typed.filter((mark) => text.split(mark).length !== 2)).toEqual([])
  await until('the log to have it', async () => (await loggedCode(sessionId)) === text)
  for (const browser of browsers) browser.close()
})

it('a text of many updates is compacted, and people who join later see the same', async () => {
  const { sessionId, ada } = await startedRoom()
  const one = openBrowser({ url: here().url, cookie: ada.cookie, sessionId })
  await loadedAll([one])
  for (let letter = 0; letter < compactEvery + 20; letter += 1) {
    one.type(0, 'x')
    await one.whenStored(5_000)
  }
  const store = await openStoreOfSpecs(dataDir)
  const key = { sessionId, question: 1, part: 'python' } as const
  const documents = openDocumentStore(store)
  await until('the base to move', async () => ((await documents.base(key))?.baseSeq ?? 0) >= compactEvery)
  expect((await documents.after(key, 0)).length).toBeLessThan(compactEvery)
  await store.close()
  const later = openBrowser({ url: engines[1]?.url ?? '', cookie: grace.cookie, sessionId })
  await loadedAll([later])
  expect(textOf(later)).toBe(textOf(one))
  for (const browser of [one, later]) browser.close()
})

it('an unreadable text isn’t opened for anybody, and stays unchanged', async () => {
  const { sessionId, ada } = await startedRoom()
  const store = await openStoreOfSpecs(dataDir)
  const documents = openDocumentStore(store)
  const key = { sessionId, question: 1, part: 'python' } as const
  const damage = new Uint8Array([9, 9, 9])
  await documents.begin(key, damage)
  const one = openBrowser({ url: here().url, cookie: ada.cookie, sessionId })
  await until('it to be refused', () => one.closedWith.length > 0)
  expect(one.closedWith).toEqual([collabClose.damaged])
  expect(one.store.getState()).toMatchObject({ connection: 'damaged', isLoaded: false })
  expect((await documents.base(key))?.base).toEqual(damage)
  await store.close()
  one.close()
})
