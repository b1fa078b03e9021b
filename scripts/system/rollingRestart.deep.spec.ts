import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { openedSessionSchema } from '@greenroom/shared/wire'
import { afterEach, expect, it } from 'vitest'
import { caddy } from '../setup/operators.ts'
import { sandbox } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'
import { post, signUp } from './candidate.ts'
import { type Browser, openBrowser } from './simulation/browser.ts'
import { type Installation, type InstallationOptions, type PartName, startInstallation } from './simulation/parts.ts'
import { type Held, verify } from './simulation/verify.ts'

const rooms = 6
/** The supervisor kills anything that hasn't stopped after 8 s. */
const stopsWithinMs = 8_000

let installation: Installation
let held: Held[] = []

async function start(proxy?: InstallationOptions['proxy']): Promise<void> {
  const only = ['Redis', 'engine A', 'engine B'] as const
  installation = await startInstallation({ store: 'sqlite', only, ...(proxy === undefined ? {} : { proxy }) })
  const people = await Promise.all(Array.from({ length: rooms }, () => signUp(installation.url)))
  held = await Promise.all(
    people.map(async ({ userId, cookie }) => {
      const opened = await post(`${installation.url}/api/sessions`, {}, { cookie })
      const { sessionId } = openedSessionSchema.parse(await opened.json())
      return { userId, browser: openBrowser(installation.url, cookie, sessionId), failure: null }
    }),
  )
}

afterEach(async () => {
  for (const { browser } of held) browser.close()
  await installation.stop()
})

/** Saves code again and again. @returns the saves that were refused for good */
async function saveUntil(isOver: () => boolean, { give }: Browser): Promise<string[]> {
  const refused: string[] = []
  while (!isOver()) {
    const answer = await give({ type: 'SaveCode', code: `print('${randomUUID()}')`, programmingLanguage: 'python' })
    if (!answer.ok) refused.push(answer.error.code)
    await sleep(50)
  }
  return refused
}

const part = (name: PartName) => {
  const found = installation.parts.get(name)
  if (found === undefined) throw new Error(`${name} is not part of it`)
  return found
}

/** @returns how long it took, in ms */
async function stop(name: PartName): Promise<number> {
  const startedAt = Date.now()
  await part(name).stop()
  return Date.now() - startedAt
}

/** Calls the product again and again, as pages do. @returns the statuses received */
async function callUntil(isOver: () => boolean): Promise<Set<number>> {
  const statuses = new Set<number>()
  while (!isOver()) {
    const { status } = await fetch(`${installation.url}/api/site`)
    statuses.add(status)
    await sleep(20)
  }
  return statuses
}

async function restartInTurns(): Promise<void> {
  for (const { browser } of held) {
    await browser.until('the room', (state) => state.phase === 'NOT_STARTED')
    await browser.give({ type: 'StartInterview' })
  }
  let over = false
  const saving = held.map(({ browser }) => saveUntil(() => over, browser))
  for (const name of ['engine A', 'engine B', 'engine A'] as const) {
    await sleep(700)
    expect(await stop(name)).toBeLessThan(stopsWithinMs)
    // Every room has to move to the other engine before this one is back.
    const before = held.map(({ browser }) => browser.acknowledged.length)
    for (const [index, { browser }] of held.entries()) {
      while (browser.acknowledged.length === before[index]) await sleep(20)
    }
    await part(name).start()
  }
  over = true
  expect((await Promise.all(saving)).flat()).toEqual([])
}

async function stopAndVerify(): Promise<void> {
  // Both engines stop at once in the middle of further saves, so no sweep can finish their work.
  const latest = held.map(({ browser }) =>
    browser.give({ type: 'SaveCode', code: 'print(1)', programmingLanguage: 'python' }),
  )
  await Promise.race(latest)
  await Promise.all([stop('engine A'), stop('engine B')])
  const findings = await verify({ store: installation.store, held })
  const { lost, doubled, logsWithHoles, notDispatched, headsBehind } = findings
  expect({ lost, doubled, logsWithHoles, notDispatched, headsBehind }).toEqual({
    lost: [],
    doubled: [],
    logsWithHoles: [],
    notDispatched: [],
    headsBehind: [],
  })
  expect(findings.acknowledged).toBeGreaterThan(rooms * 10)
}

it('goes unnoticed: acknowledged commands are stored, questions are answered, and everything stored is dispatched', async () => {
  await start()
  await restartInTurns()
  await stopAndVerify()
})

it('goes unnoticed behind the proxy of docker-compose, which also lets no call fail', async (context) => {
  const found = await ensureTool(caddy)
  if (!found.ok) return context.skip(found.reason)
  const walls = await ensureTool(sandbox)
  if (!walls.ok) return context.skip(walls.reason)
  await start({ caddy: found.path, bubblewrap: walls.path })
  let over = false
  const calls = callUntil(() => over)
  await restartInTurns().finally(() => {
    over = true
  })
  expect([...(await calls)]).toEqual([200])
  await stopAndVerify()
})
