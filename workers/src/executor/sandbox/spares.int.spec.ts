import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProgramLimits } from './frames.ts'
import { createSandbox, type Sandbox } from './sandbox.ts'
import type { World } from './wall.ts'

let cacheDir: string
let sandbox: Sandbox
const world: World = { root: '/', binds: [] }
const limits: ProgramLimits = {
  cpuMs: 2_000,
  wallMs: 10_000,
  memoryKb: 65_536,
  memoryIsBounded: 1,
  stdoutBytes: 65_536,
  stderrBytes: 65_536,
  stderrKeptBytes: 65_536,
  processes: 32,
  stackKb: 8_192,
  fileKb: 1_024,
  temporaryKb: 1_024,
  openFiles: 64,
  artefactKb: 0,
}

beforeAll(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-spares-'))
  sandbox = await createSandbox({ cacheDir, slotCount: 1, name: 'spares', world })
})
afterAll(async () => {
  await sandbox.stop()
  await rm(cacheDir, { recursive: true })
})

/** Runs a script whose last output comes from a file that only this sandbox has. */
async function run(script: string, shown = world): Promise<string> {
  const [slot] = sandbox.slots
  if (slot === undefined) throw new Error('there is no slot')
  const { session } = await sandbox.open(slot, shown, { memoryMb: 64, processes: 32 })
  try {
    session.putFile({ name: 'main.sh', executable: false, content: Buffer.from(script) })
    const argv = ['/bin/bash', '/box/main.sh']
    const outcome = await session.run({ argv, environment: {}, stdin: new Uint8Array(), limits })
    return outcome.stdout.toString()
  } finally {
    await session.close()
  }
}

/** The waiting sandbox processes started by this process. */
async function idle(): Promise<number[]> {
  const children = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  return children.trim().split(' ').filter(Boolean).map(Number)
}

async function idleWithin(patienceMs: number): Promise<number[]> {
  const until = Date.now() + patienceMs
  for (;;) {
    const found = await idle()
    if (found.length > 0 || Date.now() > until) return found
    await pause(10)
  }
}

it('raises the next sandbox when one is closed, and keeps sandboxes separate', async () => {
  expect(await run('echo kept > /tmp/kept; ls /box')).toBe('main.sh\n')
  expect(await idleWithin(5_000)).toHaveLength(1)
  expect(await run('ls /tmp /box')).toBe('/box:\nmain.sh\n\n/tmp:\n')
})

it('raises another one if the spare has ended in the meantime', async () => {
  const [spare] = await idleWithin(5_000)
  if (spare === undefined) throw new Error('there is no spare sandbox')
  process.kill(spare, 'SIGKILL')
  for (let tries = 0; tries < 500 && (await idle()).includes(spare); tries++) await pause(10)
  expect(await run('echo still here')).toBe('still here\n')
})

it('never hands out a sandbox with other files', async () => {
  await idleWithin(5_000)
  const other = { root: '/', binds: [{ from: import.meta.filename, to: '/other' }] }
  expect(await run('ls /', other)).toContain('other\n')
  expect(await run('ls /')).not.toContain('other')
})

it('ends the spare ones when it is stopped', async () => {
  await run('true')
  await idleWithin(5_000)
  await sandbox.stop()
  expect(await idle()).toEqual([])
})
