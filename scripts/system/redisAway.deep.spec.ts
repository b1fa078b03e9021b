import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { expect, it, onTestFinished } from 'vitest'
import { post, signUp } from './candidate.ts'
import { startWatchedRedis } from './sentinels.ts'
import { type Browser, openBrowser } from './simulation/browser.ts'
import { type Installation, type PartName, startInstallation } from './simulation/parts.ts'
import { type Held, verify } from './simulation/verify.ts'

const rooms = 4
const programs: PartName[] = ['engine A', 'engine B', 'AI backend', 'workers']
const awayMs = 60_000
const settledWithinMs = 60_000

/** Starts an interview in each room, and waits until the interviewer has greeted. */
async function started(installation: Installation): Promise<Held[]> {
  const held: Held[] = []
  for (let room = 0; room < rooms; room += 1) {
    const { userId, cookie } = await signUp(installation.url)
    const body = { mode: 'ai', programmingLanguage: 'python', settings: { interviewStage: 'take_home_assessment' } }
    const opened = await post(`${installation.url}/api/sessions`, body, { cookie })
    const { sessionId } = openedSessionSchema.parse(await opened.json())
    const browser = openBrowser(installation.url, cookie, sessionId)
    onTestFinished(browser.close)
    held.push({ userId, browser, failure: null })
  }
  for (const { browser } of held) {
    await browser.until('the room', (state) => state.phase === 'NOT_STARTED')
    expect(await browser.give({ type: 'StartInterview' })).toMatchObject({ ok: true })
    await answered(browser)
  }
  return held
}

const answered = ({ until }: Browser) =>
  until(
    'a reply',
    (state) => state.phase === 'IN_PROGRESS' && state.awaitingReply === null && state.failedReply === null,
  )
const say = ({ give }: Browser, message: string) => give({ type: 'SendMessage', message, recipient: 'interviewer' })

/** Saves code in a room until it is over. @returns what was refused for good */
async function saveUntil(isOver: () => boolean, { give }: Browser): Promise<string[]> {
  const refused: string[] = []
  for (let draft = 0; !isOver(); draft += 1, await sleep(200)) {
    const answer = await give({ type: 'SaveCode', code: `print(${draft})`, programmingLanguage: 'python' })
    if (!answer.ok) refused.push(answer.error.code)
  }
  return refused
}

/** Everything acknowledged is stored, once, and every job that it caused was handed on. */
async function nothingLost({ store }: Installation, held: readonly Held[]): Promise<void> {
  const nothing = { lost: [], doubled: [], foldsThatDiffer: [], logsWithHoles: [], notDispatched: [], headsBehind: [] }
  for (const deadline = Date.now() + settledWithinMs; ; await sleep(1_000)) {
    const findings = await verify({ store, held })
    const { lost, doubled, foldsThatDiffer, logsWithHoles, notDispatched, headsBehind } = findings
    const seen = { lost, doubled, foldsThatDiffer, logsWithHoles, notDispatched, headsBehind }
    if (Object.values(seen).flat().length > 0 && Date.now() < deadline) continue
    expect(seen).toEqual(nothing)
    expect(findings.acknowledged).toBeGreaterThan(rooms * 10)
    return
  }
}

it('a minute without Redis: candidates go on working, and the interviewer answers when it is back', async () => {
  const installation = await startInstallation({ store: 'sqlite', only: ['Redis', ...programs] })
  onTestFinished(installation.stop)
  const redis = installation.parts.get('Redis')
  if (redis === undefined) throw new Error('there is no Redis')
  const held = await started(installation)
  await redis.kill()
  const backAt = Date.now() + awayMs
  for (const { browser } of held)
    expect(await say(browser, 'I would keep what I saw in a map.')).toMatchObject({ ok: true })
  const refused = await Promise.all(held.map(({ browser }) => saveUntil(() => Date.now() > backAt, browser)))
  expect(refused.flat()).toEqual([])
  for (const { browser } of held) expect(browser.state()).toMatchObject({ awaitingReply: {} })
  await redis.start()
  for (const { browser } of held) await answered(browser)
  await nothingLost(installation, held)
})

it('a Redis that dies is replaced by its replica, as the Sentinels say, also when it comes back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-sentinels-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const watched = await startWatchedRedis(folder)
  onTestFinished(watched.stop)
  const installation = await startInstallation({
    store: 'sqlite',
    only: programs,
    environment: { REDIS_URL: watched.url },
  })
  onTestFinished(installation.stop)
  const held = await started(installation)
  const before = await watched.inCharge()
  let over = false
  const saving = held.map(({ browser }) => saveUntil(() => over, browser))
  await watched.first.kill()
  for (const { browser } of held)
    expect(await say(browser, 'I would keep what I saw in a map.')).toMatchObject({ ok: true })
  for (const { browser } of held) await answered(browser)
  expect(await watched.inCharge()).not.toBe(before)
  // It comes back as a replica. Nobody may still write to it.
  await watched.first.start()
  for (const { browser } of held) {
    expect(await say(browser, 'It takes linear time and linear space.')).toMatchObject({ ok: true })
    await answered(browser)
  }
  over = true
  expect((await Promise.all(saving)).flat()).toEqual([])
  await nothingLost(installation, held)
})
