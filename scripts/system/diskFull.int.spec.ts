import { spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sessionLogPageSchema } from '@greenroom/shared/wire'
import { Redis } from 'ioredis'
import { expect, it, onTestFinished } from 'vitest'
import { type Candidate, newCandidate, password } from './candidate.ts'
import { type Supervised, startSupervised } from './supervised.ts'

const megabyte = 1024 * 1024
const diskMb = 96
const reserveMb = 16

/** Mounts a separate disk that a test can fill. Null if this user may not mount one; the output says why. */
function smallDisk(): { folder: string; filler: string } | null {
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${diskMb}m`, 'none', folder], { encoding: 'utf8' })
  onTestFinished(() => {
    if (mounted.status === 0) spawnSync('umount', ['--lazy', folder])
    rmSync(folder, { recursive: true })
  })
  if (mounted.status === 0) return { folder, filler: join(folder, 'filler') }
  console.log(`The full disk is not tried here: no small one can be mounted. ${mounted.stderr || mounted.error}`)
  return null
}

const freeMb = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder)
  return (bavail * bsize) / megabyte
}

/** Fills the disk until this many megabytes are free, or to the last byte. */
function fill({ folder, filler }: { folder: string; filler: string }, leaveMb: number): void {
  for (let count = 0; leaveMb > 0 ? freeMb(folder) > leaveMb : true; count += 1) {
    try {
      writeFileSync(`${filler}-${count}`, Buffer.alloc(leaveMb > 0 ? megabyte : 64 * 1024))
    } catch {
      // Also fills the space left by the last file that didn't fit.
      for (let small = 0; small < 64; small += 1) {
        try {
          writeFileSync(`${filler}-${count}-${small}`, 'x')
        } catch {
          return
        }
      }
      return
    }
  }
}

function free({ folder }: { folder: string }): void {
  for (const name of readdirSync(folder).filter((each) => each.startsWith('filler'))) rmSync(join(folder, name))
}

/** Calls every program's `/healthz` repeatedly. @returns a function that stops it and returns the failed calls */
function watchHealth({ programs }: Supervised) {
  const failures: string[] = []
  let asked = 0
  let stopped = false
  const watching = Object.entries(programs).map(async ([name, url]) => {
    while (!stopped) {
      const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(3_000) }).catch((error) => error)
      if (answer.status !== 200) failures.push(`${name}: ${answer.status ?? answer}`)
      asked += 1
      await sleep(100)
    }
  })
  return async () => {
    stopped = true
    await Promise.all(watching)
    return { failures, asked }
  }
}

const status = async (url: string, init?: RequestInit) => (await fetch(url, init)).status
const postJson = (url: string, body: unknown, cookie = '') =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })
const signUp = (url: string) =>
  postJson(`${url}/users`, { userName: 'Bob', email: `${randomUUID()}@example.org`, password })

async function until(what: string, look: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 30_000; Date.now() < deadline; await sleep(100)) if (await look()) return
  throw new Error(`timed out waiting for ${what}`)
}

/** Connects to the Redis that the supervisor runs in this folder. */
function redisOf(dataDir: string): Redis {
  const conf = readFileSync(join(dataDir, 'redis', 'redis.conf'), 'utf8')
  const [port, password] = ['port', 'requirepass'].map((name) => new RegExp(`^${name} (.*)$`, 'm').exec(conf)?.[1])
  return new Redis({ port: Number(port), ...(password === undefined ? {} : { password }) })
}

/**
 * Writes to Redis repeatedly. @returns a function that stops it and returns the acknowledged writes and the errors of
 * the refused ones
 */
function keepWriting(redis: Redis) {
  const kept: string[] = []
  const refusals = new Set<string>()
  let stopped = false
  const writing = (async () => {
    for (let count = 0; !stopped; count += 1) {
      await redis.set(`probe:${count}`, 'x'.repeat(20_000)).then(
        () => kept.push(`probe:${count}`),
        (error: Error) => refusals.add(error.message.split(' ', 1)[0] ?? ''),
      )
      await sleep(50)
    }
  })()
  return async () => {
    stopped = true
    await writing
    return { kept, refusals: [...refusals] }
  }
}

/** Reads the session's whole log, the way the candidate can. */
async function logOf(url: string, sessionId: string, cookie: string): Promise<Map<number, string>> {
  const found = new Map<number, string>()
  for (let after = 0; ; after = Math.max(...found.keys())) {
    const answer = await fetch(`${url}/api/sessions/${sessionId}/events?after=${after}`, { headers: { cookie } })
    const { commits } = sessionLogPageSchema.parse(await answer.json())
    if (commits.length === 0) return found
    for (const commit of commits) found.set(commit.seq, JSON.stringify(commit.events))
  }
}

/** Saves code as fast as the room accepts it, for a while. Records the commit of each acknowledged save. */
async function keepSaving(
  candidate: Candidate,
  forMs: number,
  acknowledged: Map<number, string>,
): Promise<Set<string>> {
  const refusals = new Set<string>()
  for (const end = Date.now() + forMs; Date.now() < end; await sleep(220)) {
    const code = `# ${randomUUID()}\n${'x = 1\n'.repeat(5_000)}`
    const answer = await candidate.send({ type: 'SaveCode', code, programmingLanguage: 'python' })
    if (answer.ok) acknowledged.set(answer.seq, code.slice(2, 38))
    else refusals.add(answer.error.code)
  }
  return refusals
}

it('a disk that fills up and is freed: every program responds, new work waits, and no acknowledged work is lost', async () => {
  const disk = smallDisk()
  if (disk === null) return
  const dataDir = join(disk.folder, 'data')
  let product = await startSupervised(dataDir, { DISK_RESERVE_MB: String(reserveMb) })
  onTestFinished(() => product.stop())
  const before = product.pids()
  const candidate = await newCandidate(product.url)
  const waiting = await candidate.open()
  const sessionId = await candidate.open()
  await candidate.join(sessionId)
  await candidate.send({ type: 'StartInterview' })
  await candidate.until('the opening', ({ messages }) => messages.length >= 1)
  const acknowledged = new Map<number, string>()
  const stopWatching = watchHealth(product)
  const redis = redisOf(dataDir)
  const stopWriting = keepWriting(redis)

  // Nearly full: nothing new starts, but the interview continues.
  fill(disk, reserveMb - 4)
  await until('the refusal of sign-ups', async () => (await signUp(product.url)).status === 503)
  const refused = await signUp(product.url)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(await refused.json()).toMatchObject({ status: 503, code: 'NO_SPACE', detail: expect.any(String) })
  const session = await postJson(`${product.url}/api/sessions`, { mode: 'ai' }, candidate.cookie)
  expect([session.status, await session.json()]).toMatchObject([503, { code: 'NO_SPACE' }])
  const start = { type: 'StartInterview', commandId: randomUUID() }
  const started = await postJson(`${product.url}/api/sessions/${waiting}/commands`, start, candidate.cookie)
  expect([started.status, await started.json()]).toMatchObject([503, { code: 'NO_SPACE' }])
  expect(await status(`${product.url}/readyz`)).toBe(200)
  await candidate.send({ type: 'SendMessage', message: 'May the input be empty?', recipient: 'interviewer' })
  await candidate.until('the reply', ({ messages }) => messages.length >= 3)

  // Completely full: commands are refused, and a flood of failing requests crashes nothing.
  fill(disk, 0)
  const refusals = keepSaving(candidate, 6_000, acknowledged)
  for (let round = 0; round < 20; round += 1) {
    await Promise.all(Array.from({ length: 20 }, () => signUp(product.url).catch(() => undefined)))
    await sleep(100)
  }
  expect([...(await refusals)]).toEqual(['UNAVAILABLE'])
  expect(await status(`${product.url}/readyz`)).toBe(503)

  // There is space again: everything continues on its own.
  free(disk)
  await until('the engine to be ready', async () => (await status(`${product.url}/readyz`)) === 200)
  await until('a command to be stored', async () => {
    const code = `# ${randomUUID()}`
    const answer = await candidate.send({ type: 'SaveCode', code, programmingLanguage: 'python' })
    if (answer.ok) acknowledged.set(answer.seq, code.slice(2))
    return answer.ok
  })
  const said = candidate.state().messages.length
  await candidate.send({ type: 'SendMessage', message: 'And may it hold duplicates?', recipient: 'interviewer' })
  await candidate.until('the next reply', ({ messages }) => messages.length >= said + 2)
  await until('a sign-up', async () => (await signUp(product.url)).status === 201)

  const { kept, refusals: ofRedis } = await stopWriting()
  await redis.quit()
  expect(ofRedis).toEqual(['MISCONF'])
  const { failures, asked } = await stopWatching()
  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(100)
  expect(product.pids()).toEqual(before)
  expect(product.lines.slice(product.lines.indexOf('ready'))).toEqual(['ready'])
  const logs = readdirSync(join(dataDir, 'logs')).map((name) => statSync(join(dataDir, 'logs', name)).size)
  expect(Math.max(...logs)).toBeLessThan(10 * megabyte)

  // Everything acknowledged is on the disk, not just in some program's memory.
  candidate.disconnect()
  await product.stop()
  product = await startSupervised(dataDir, { DISK_RESERVE_MB: String(reserveMb) })
  const log = await logOf(product.url, sessionId, candidate.cookie)
  expect(acknowledged.size).toBeGreaterThan(0)
  const lost = [...acknowledged].filter(([seq, mark]) => !log.get(seq)?.includes(mark))
  expect(lost).toEqual([])
  const redisAfter = redisOf(dataDir)
  const values = await redisAfter.mget(kept)
  await redisAfter.quit()
  expect(kept.filter((_, index) => values[index] === null)).toEqual([])
})
