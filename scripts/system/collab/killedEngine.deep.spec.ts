import { setTimeout as sleep } from 'node:timers/promises'
import { type BoardElement, boardAfter, type SessionEvent } from '@greenroom/shared/session'
import { box } from '@greenroom/shared/testing'
import { createdInviteSchema, openedSessionSchema, sessionLogPageSchema } from '@greenroom/shared/wire'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { tokenIn } from '../../../engine/src/testing/invitedPeople.ts'
import { until } from '../../../engine/src/testing/runningEngine.ts'
import { post, signUp } from '../candidate.ts'
import { type Installation, startInstallation } from '../simulation/parts.ts'
import { type Browser, type DrawingBrowser, openBrowser, openDrawingBrowser } from './browsers.ts'

let installation: Installation

beforeAll(async () => {
  installation = await startInstallation({ store: 'sqlite', only: ['Redis', 'engine A', 'engine B'] })
})
afterAll(() => installation.stop())

/** Starts a mock; returns it with the cookies of its two people. */
async function startedRoom(kind: object = {}) {
  const { 'engine A': url, 'engine B': other } = installation.engineUrls
  const { cookie } = await signUp(url)
  const opened = await post(`${url}/api/sessions`, { mode: 'human', ...kind }, { cookie })
  const { sessionId } = openedSessionSchema.parse(await opened.json())
  const invited = await post(`${url}/api/sessions/${sessionId}/invites`, { role: 'interviewer' }, { cookie })
  const { link } = createdInviteSchema.parse(await invited.json())
  const accepted = await post(`${other}/api/invites/accept`, { token: tokenIn(link), name: 'Grace' })
  const [guestCookie = ''] = accepted.headers.getSetCookie().map((each) => each.split(';')[0])
  const start = { type: 'StartInterview', commandId: 'start' }
  await post(`${other}/api/sessions/${sessionId}/commands`, start, { cookie: guestCookie })
  return { sessionId, cookie, guestCookie }
}

async function lastSnapshot(url: string, sessionId: string, cookie: string): Promise<string | undefined> {
  const answer = await fetch(`${url}/api/sessions/${sessionId}/events`, { headers: { cookie } })
  const { commits } = sessionLogPageSchema.parse(await answer.json())
  const isSnapshot = (event: SessionEvent) => event.type === 'CodeSnapshotTaken'
  const last = commits.flatMap(({ events }) => events).findLast(isSnapshot)
  return last?.type === 'CodeSnapshotTaken' ? last.code : undefined
}

/** Rebuilds the board from the log's events. */
async function loggedBoard(url: string, sessionId: string, cookie: string): Promise<BoardElement[]> {
  const answer = await fetch(`${url}/api/sessions/${sessionId}/events`, { headers: { cookie } })
  const { commits } = sessionLogPageSchema.parse(await answer.json())
  return commits
    .flatMap(({ events }) => events)
    .reduce<BoardElement[]>((board, event) => (event.type === 'BoardChanged' ? boardAfter(board, event) : board), [])
}

it('an engine that dies while five people type loses nothing', async () => {
  const { sessionId, cookie, guestCookie } = await startedRoom()
  const { 'engine A': dying, 'engine B': staying } = installation.engineUrls
  const browsers: Browser[] = [cookie, guestCookie, cookie, guestCookie, cookie].map((each, index) =>
    openBrowser({ url: index < 3 ? dying : staying, cookie: each, sessionId }),
  )
  const isOnline = ({ store }: Browser) => store.getState().connection === 'online'
  await until('everybody to be there', () => browsers.every(isOnline))
  const typed: string[] = []
  const typeSome = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const browser of browsers) {
        const mark = `<${typed.length}>`
        typed.push(mark)
        browser.type(time % 2 === 0 ? 0 : browser.text.length, mark)
      }
      await sleep(10)
    }
  }
  const part = installation.parts.get('engine A')
  if (part === undefined) throw new Error('engine A is not part of it')
  await typeSome(20)
  const killed = part.kill()
  await typeSome(20)
  await killed
  for (const browser of browsers) browser.moveTo(staying)
  await until('everybody to be back', () => browsers.every(isOnline))
  await until('everything to be stored', () => browsers.every(({ store }) => store.getState().isStored))
  await until('all texts to be equal', () => new Set(browsers.map(({ text }) => text.toString())).size === 1)
  const text = browsers[0]?.text.toString() ?? ''
  expect(typed.filter((mark) => text.split(mark).length !== 2)).toEqual([])
  await until('the log to have it', async () => (await lastSnapshot(staying, sessionId, cookie)) === text)
  for (const browser of browsers) browser.close()
})

it('nor does one that dies while five people draw on a whiteboard', async () => {
  const { 'engine A': dying, 'engine B': staying } = installation.engineUrls
  const part = installation.parts.get('engine A')
  if (part === undefined) throw new Error('engine A is not part of it')
  await part.start()
  const { sessionId, cookie, guestCookie } = await startedRoom({
    assessmentType: 'system_design',
    settings: { timeLimitInMinutes: 60, candidateExperienceLevel: 'senior', interviewStage: 'on_site' },
  })
  const browsers: DrawingBrowser[] = [cookie, guestCookie, cookie, guestCookie, cookie].map((each, index) =>
    openDrawingBrowser({ url: index < 3 ? dying : staying, cookie: each, sessionId }),
  )
  const isOnline = ({ store }: DrawingBrowser) => store.getState().connection === 'online'
  await until('everybody to be there', () => browsers.every(isOnline))
  const random = fc.sample(fc.nat({ max: 1_000_000 }), { numRuns: 400, seed: inject('seed') })
  let drawn = 0
  const draw = (below: number): number => {
    drawn += 1
    return (random[drawn % random.length] ?? 0) % below
  }
  /** Each element is drawn once, under its own id, and nobody else touches it. */
  const kept: string[] = []
  const drawSome = async (times: number) => {
    for (let time = 0; time < times; time += 1) {
      for (const browser of browsers) {
        const ids = browser.elements().map(({ id }) => id)
        const common = box(`common-${draw(6)}`, { x: draw(1_000), version: draw(50) + 1, versionNonce: draw(1_000) })
        if (draw(10) === 0) {
          browser.unplug()
          browser.plugIn()
        } else if (draw(3) === 0) {
          const id = `kept-${kept.length}`
          kept.push(id)
          browser.draw({ changed: [box(id, { index: `a${draw(9)}` })], removed: [] })
        } else if (draw(4) === 0) browser.draw({ changed: [], removed: ids.filter((id) => id === common.id) })
        else browser.draw({ changed: [common], removed: [] })
      }
      await sleep(10)
    }
  }
  await drawSome(20)
  const killed = part.kill()
  await drawSome(20)
  await killed
  for (const browser of browsers) browser.moveTo(staying)
  await until('everybody to be back', () => browsers.every(isOnline))
  await until('everything to be stored', () => browsers.every(({ store }) => store.getState().isStored))
  const seen = (elements: readonly BoardElement[]) => JSON.stringify(elements)
  await until('all boards to be equal', () => new Set(browsers.map((each) => seen(each.elements()))).size === 1)
  const board = browsers[0]?.elements() ?? []
  expect(kept.filter((id) => !board.some((element) => element.id === id))).toEqual([])
  await until('the log to have it', async () => seen(await loggedBoard(staying, sessionId, cookie)) === seen(board))
  for (const browser of browsers) browser.close()
})
