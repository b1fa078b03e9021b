import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { currentCode, type Session } from '@greenroom/shared/session'
import { collabClose, sessionLogPageSchema } from '@greenroom/shared/wire'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { invitedGuest } from '../../../engine/src/testing/invitedPeople.ts'
import {
  type Caller,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../../../engine/src/testing/runningEngine.ts'
import { type Browser, type BrowserOptions, openBrowser } from './browsers.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-shared-text-'))
/** Two engines over one store and one Redis. */
let here: TestEngine
let there: TestEngine
let grace: Person
let ada: Caller
let linus: Caller
let sessionId: string
let browsers: Browser[] = []

beforeAll(async () => {
  const environment = { DATA_DIR: join(folder, 'data') }
  here = await startTestEngine({ environment })
  there = await startTestEngine({ environment })
  grace = await here.signUp('Grace')
})
afterAll(async () => {
  expect([...here.unexpected(), ...there.unexpected()]).toEqual([])
  await here.stop()
  await there.stop()
  rmSync(folder, { recursive: true })
})
beforeEach(async () => {
  sessionId = await grace.session({ mode: 'human', role: 'interviewer', assessmentType: 'not_an_assessment' })
  const invited = { host: grace, sessionId }
  ada = await invitedGuest(here, { ...invited, role: 'candidate', name: 'Ada' })
  linus = await invitedGuest(here, { ...invited, role: 'observer', name: 'Linus' })
  await give(grace, { type: 'StartInterview' })
})
afterEach(() => {
  for (const browser of browsers) browser.close()
  browsers = []
})

let commands = 0
async function give(who: Caller, command: object) {
  commands += 1
  const body = { ...command, commandId: `c${commands}` }
  return await who.call('POST', `/api/sessions/${sessionId}/commands`, { body })
}
function open(who: Caller, options: Partial<BrowserOptions> = {}): Browser {
  const browser = openBrowser({ url: here.url, cookie: who.cookie, sessionId, ...options })
  browsers.push(browser)
  return browser
}
async function loaded(who: Caller, options: Partial<BrowserOptions> = {}): Promise<Browser> {
  const browser = open(who, options)
  await until('the text to be there', () => browser.store.getState().connection === 'online')
  return browser
}
async function log() {
  const { body } = await grace.call('GET', `/api/sessions/${sessionId}/events`)
  return sessionLogPageSchema.parse(body).commits
}
const viewSchema = z.object({ session: z.custom<Session>((value) => typeof value === 'object') })
async function state(): Promise<Session> {
  const { body } = await grace.call('GET', `/api/sessions/${sessionId}`)
  return viewSchema.parse(body).session
}
async function loggedCode(): Promise<string> {
  const now = await state()
  const question = now.phase === 'IN_PROGRESS' ? now.question : now.phase === 'ENDED' ? now.questions.at(-1) : undefined
  return question === undefined ? '' : currentCode(question, 'python')
}
const textOf = (browser: Browser) => browser.text.toString()

describe('a text that two people edit', () => {
  it('begins once with the stub, and is the same on both engines', async () => {
    const [one, two] = await Promise.all([loaded(ada), loaded(grace, { url: there.url })])
    const stub = await loggedCode()
    expect(stub).not.toBe('')
    expect([textOf(one), textOf(two)]).toEqual([stub, stub])
    one.type(0, '# Ada\n')
    two.type(stub.length, '\n# Grace')
    const both = `# Ada\n${stub}\n# Grace`
    await until('both to have both', () => textOf(one) === both && textOf(two) === both)
    await until('everything to be stored', () => one.store.getState().isStored && two.store.getState().isStored)
    await until('the log to have it', async () => (await loggedCode()) === both)
  })

  it('accepts text typed offline, and shows it to people who join later', async () => {
    const [one, two] = await Promise.all([loaded(ada), loaded(grace, { url: there.url })])
    one.unplug()
    one.type(0, 'offline ')
    two.type(0, 'online ')
    expect(one.store.getState().isStored).toBe(false)
    one.plugIn()
    await until('both to agree', () => textOf(one) === textOf(two) && textOf(one).includes('offline '))
    expect(textOf(one)).toContain('online ')
    expect(textOf(await loaded(linus, { url: there.url }))).toBe(textOf(one))
  })

  it('is what a command hands in, whatever the command contains, and what the end includes', async () => {
    const one = await loaded(ada, { url: there.url })
    one.type(0, 'x = 1\n')
    await one.whenStored(5_000)
    const text = textOf(one)
    expect(await give(ada, { type: 'RunTests', code: 'something else', programmingLanguage: 'python' })).toMatchObject({
      status: 200,
    })
    expect(await loggedCode()).toBe(text)
    one.type(0, 'y = 2\n')
    await one.whenStored(5_000)
    await give(grace, { type: 'EndInterview' })
    expect(await loggedCode()).toBe(textOf(one))
    await until('the text to be for reading', () => one.store.getState().standing?.because === 'over')
    const reader = await loaded(linus)
    expect(textOf(reader)).toBe(await loggedCode())
  })

  it('enters the log at most every five seconds, however much is typed', async () => {
    const [one, two] = await Promise.all([loaded(ada), loaded(grace, { url: there.url })])
    const startedAt = Date.now()
    while (Date.now() < startedAt + 6_500) {
      one.type(0, 'a')
      two.type(0, 'b')
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    await until('the log to have the last letter', async () => (await loggedCode()) === textOf(one))
    const taken = (await log()).filter(({ events }) => events.some(({ type }) => type === 'CodeSnapshotTaken'))
    const gaps = taken.slice(1).map(({ at }, index) => at - (taken[index]?.at ?? 0))
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(5_000)
  })
})

describe('permissions', () => {
  it.each([
    ['the candidate', () => ada, true],
    ['the interviewer', () => grace, true],
    ['an observer', () => linus, false],
  ])('%s', async (_name, who, mayWrite) => {
    const browser = await loaded(who())
    const other = await loaded(mayWrite ? linus : grace, { url: there.url })
    expect(browser.store.getState().standing?.may).toBe(mayWrite ? 'write' : 'read')
    browser.type(0, 'mine ')
    if (mayWrite) await until('the other to see it', () => textOf(other).startsWith('mine '))
    else {
      other.type(0, 'theirs ')
      await until('it to be stored', () => other.store.getState().isStored)
      expect(textOf(other)).not.toContain('mine ')
    }
  })

  it('strangers and connections from other sites aren’t let in', async () => {
    const eve = await here.signUp('Eve')
    const [stranger, nobody, elsewhere] = [
      open(eve),
      open(here.caller('')),
      open(ada, { origin: 'https://elsewhere.example' }),
    ]
    for (const browser of [stranger, nobody, elsewhere]) {
      await until('it to be refused', () => browser.closedWith.length > 0)
      expect(browser.store.getState().isLoaded).toBe(false)
    }
  })

  it('a question that hasn’t been asked has no text', async () => {
    const browser = open(ada, { question: 2 })
    await until('it to be closed', () => browser.store.getState().connection === 'closed')
    expect(browser.closedWith).toEqual([collabClose.noSuchDocument])
  })

  it('the interviewer locks the text for the candidate, who loses nothing', async () => {
    const [one, two] = await Promise.all([loaded(ada), loaded(grace, { url: there.url })])
    expect(await give(ada, { type: 'LockWork', locked: true })).toMatchObject({ body: { code: 'NOT_ALLOWED' } })
    await give(grace, { type: 'LockWork', locked: true })
    await until('it to be locked', () => one.store.getState().standing?.because === 'locked')
    expect((await log()).flatMap(({ events }) => events)).toContainEqual({ type: 'WorkLockChanged', locked: true })
    one.type(0, 'meanwhile ')
    two.type(0, 'allowed ')
    await until('the candidate to see it', () => textOf(one).includes('allowed '))
    expect(textOf(two)).not.toContain('meanwhile ')
    expect((await loaded(ada)).store.getState().standing).toMatchObject({ because: 'locked' })
    await give(grace, { type: 'LockWork', locked: false })
    await until('what was typed to arrive', () => textOf(two).includes('meanwhile '))
  })

  it('says whose cursor it is, whatever a browser says, and forgets it with the connection', async () => {
    const [one, two] = await Promise.all([loaded(ada), loaded(grace, { url: there.url })])
    const selection = { anchor: { tname: 'code' }, head: { tname: 'code' } }
    one.awareness.setLocalState({ participantId: 'user:1', name: 'Mallory', selection })
    const cursors = () => [...two.awareness.getStates()].filter(([id]) => id === one.doc.clientID)
    await until('the cursor to be seen', () => cursors().length === 1)
    const candidate = (await state()).candidate.id
    expect(cursors()[0]?.[1]).toEqual({ participantId: candidate, selection })
    one.unplug()
    await until('the cursor to go', () => cursors().length === 0)
    one.plugIn()
    await until('the cursor to come back', () => cursors().length === 1)
  })
})

describe('a text that is too long', () => {
  it('stays in its author’s browser until it is shorter', async () => {
    const [one, two] = await Promise.all([loaded(ada), loaded(grace)])
    const before = textOf(one)
    one.type(0, 'x'.repeat(48_000))
    expect(one.store.getState().isTooLarge).toBe(true)
    two.type(0, 'still ')
    await until('both to go on', () => textOf(one).includes('still '))
    expect(textOf(two)).toBe(`still ${before}`)
    one.text.delete(0, 47_000)
    await until('the rest to arrive', () => textOf(two) === textOf(one))
    expect(one.store.getState()).toMatchObject({ isTooLarge: false, connection: 'online' })
  })
})
