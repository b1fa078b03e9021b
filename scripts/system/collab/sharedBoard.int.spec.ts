import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BoardElement, maxBoardElements, questionsOf, type Session } from '@greenroom/shared/session'
import { box, label } from '@greenroom/shared/testing'
import { collabClose } from '@greenroom/shared/wire'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'
import { invitedGuest } from '../../../engine/src/testing/invitedPeople.ts'
import {
  type Caller,
  type Person,
  startTestEngine,
  type TestEngine,
  until,
} from '../../../engine/src/testing/runningEngine.ts'
import { type DrawingBrowser, openDrawingBrowser } from './browsers.ts'

const folder = mkdtempSync(join(tmpdir(), 'greenroom-shared-board-'))
/** A design question from the bank. */
const design = {
  assessmentType: 'system_design',
  settings: { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' },
}
/** Two engines over one store and one Redis. */
let here: TestEngine
let there: TestEngine
let grace: Person
let ada: Caller
let linus: Caller
let sessionId: string
let browsers: DrawingBrowser[] = []
let commands = 0

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
  sessionId = await grace.session({ mode: 'human', role: 'interviewer', ...design })
  const invited = { host: grace, sessionId }
  ada = await invitedGuest(here, { ...invited, role: 'candidate', name: 'Ada' })
  linus = await invitedGuest(here, { ...invited, role: 'observer', name: 'Linus' })
  await give(grace, { type: 'StartInterview' })
})
afterEach(() => {
  for (const browser of browsers) browser.close()
  browsers = []
})

async function give(who: Caller, command: object) {
  commands += 1
  const body = { ...command, commandId: `b${commands}` }
  return await who.call('POST', `/api/sessions/${sessionId}/commands`, { body })
}
async function loaded(who: Caller, url = here.url): Promise<DrawingBrowser> {
  const browser = openDrawingBrowser({ url, cookie: who.cookie, sessionId })
  browsers.push(browser)
  await until('the board to be there', () => browser.store.getState().connection === 'online')
  return browser
}
const viewSchema = z.object({ session: z.custom<Session>((value) => typeof value === 'object') })
async function loggedBoard(): Promise<readonly BoardElement[]> {
  const { body } = await grace.call('GET', `/api/sessions/${sessionId}`)
  return questionsOf(viewSchema.parse(body).session).at(-1)?.board ?? []
}
const drawn = (...changed: BoardElement[]) => ({ changed, removed: [] })
const idsOn = (browser: DrawingBrowser) => browser.elements().map(({ id }) => id)

it('two people draw at once on two engines, an observer sees it, and the end includes it', async () => {
  await give(ada, { type: 'SaveBoard', ...drawn(box('before')) })
  const [one, two, watching] = [await loaded(ada), await loaded(grace, there.url), await loaded(linus, there.url)]
  expect([idsOn(one), idsOn(two)]).toEqual([['before'], ['before']])
  one.draw(drawn(box('ada')))
  two.draw(drawn(box('grace'), label('words', 'Queue', 'grace')))
  two.draw({ changed: [], removed: ['before'] })
  const all = ['ada', 'grace', 'words']
  await until('everybody to have all', () =>
    [one, two, watching].every((each) => idsOn(each).sort().join() === all.join()),
  )
  await one.whenStored(5_000)
  await two.whenStored(5_000)
  // A board sent in a command is ignored, because the shared one counts.
  await give(ada, { type: 'SaveBoard', ...drawn(box('late')) })
  await give(grace, { type: 'EndInterview' })
  expect(await loggedBoard()).toEqual(one.elements())
})

it('refuses an observer’s drawing, and a candidate’s stroke while it is locked, without losing anything', async () => {
  const [one, two, watching] = [await loaded(ada), await loaded(grace, there.url), await loaded(linus)]
  watching.draw(drawn(box('observed')))
  await give(grace, { type: 'LockWork', locked: true })
  await until('it to be locked', () => one.store.getState().standing?.because === 'locked')
  one.draw(drawn(box('meanwhile')))
  two.draw(drawn(box('allowed')))
  await until('the candidate to see it', () => idsOn(one).includes('allowed'))
  expect(idsOn(two)).toEqual(['allowed'])
  await give(grace, { type: 'LockWork', locked: false })
  await until('what was drawn to arrive', () => idsOn(two).includes('meanwhile'))
  expect(idsOn(two)).not.toContain('observed')
})

it('closes the connection if something isn’t part of a whiteboard, and shows it to nobody else', async () => {
  const [one, two] = [await loaded(ada), await loaded(grace)]
  one.doc.getMap('board').set('forged', { type: 'image', link: 'https://example.org' })
  await until('it to be refused', () => one.closedWith.includes(collabClose.badMessage))
  two.draw(drawn(box('fine')))
  await two.whenStored(5_000)
  expect([...two.doc.getMap('board').keys()]).toEqual(['fine'])
})

it('keeps a whiteboard that is too large in the browser until it is smaller', async () => {
  const [one, two] = [await loaded(ada), await loaded(grace)]
  const many = Array.from({ length: maxBoardElements + 1 }, (_, number) => box(`b${number}`))
  one.draw(drawn(...many))
  expect(one.store.getState().isTooLarge).toBe(true)
  one.draw({ changed: [], removed: ['b0'] })
  await until('the rest to arrive', () => two.elements().length === maxBoardElements)
  // Other people’s browsers may miscount, so the engine counts too.
  two.doc.getMap('board').set('more', two.doc.getMap('board').get('b1'))
  expect(two.store.getState().isStored).toBe(false)
  await one.whenStored(5_000)
  expect(idsOn(one)).not.toContain('more')
})

it('says whose pointer it is, and refuses invalid ones', async () => {
  const [one, two] = [await loaded(ada), await loaded(grace, there.url)]
  const seen = () => two.awareness.getStates().get(one.doc.clientID)
  one.awareness.setLocalState({ participantId: 'user:1', pointer: { x: 'left', y: 0 } })
  one.awareness.setLocalState({ participantId: 'user:1', pointer: { x: 3, y: 4 }, selected: ['b1'] })
  await until('the pointer to be seen', () => seen()?.pointer !== undefined)
  expect(seen()).toMatchObject({ pointer: { x: 3, y: 4 }, selected: ['b1'] })
  expect(seen()?.participantId).not.toBe('user:1')
})
