import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ProgramLimits } from '../frames.ts'
import { createSandbox } from '../sandbox.ts'
import type { ProgramOutcome } from '../session.ts'

// Runs in its own process, as any user: `runAttacks.ts FOLDER NAME...` runs each program of the folder in a sandbox,
// then a harmless one in the same sandbox. Prints one line of JSON about all of them.

/** How an attack ended, and how the next program in the same sandbox ended. */
export type AttackReport = {
  name: string
  verdict: string
  exitCode: number
  wallMs: number
  stdout: string
  after: { verdict: string; exitCode: number }
}

const [folder = '.', ...names] = process.argv.slice(2)
const memoryMb = 48
const limits: ProgramLimits = {
  cpuMs: 800,
  wallMs: 1_500,
  memoryKb: memoryMb * 1024,
  memoryIsBounded: 0,
  stdoutBytes: 1_000_000,
  stderrBytes: 1_000_000,
  stderrKeptBytes: 65_536,
  processes: 64,
  stackKb: 8_192,
  fileKb: 16 * 1024,
  temporaryKb: 12 * 1024,
  openFiles: 512,
  artefactKb: 0,
}
const cacheDir = await mkdtemp(join(tmpdir(), 'greenroom-attacks-'))
const large = join(cacheDir, 'large')
writeFileSync(large, Buffer.alloc(64 * 1024 * 1024, 'x'), { flush: true })
// Makes the kernel drop the file's pages, so that the next reader has to load them.
execFileSync('dd', [`if=${large}`, 'of=/dev/null', 'iflag=nocache', 'count=0'], { stdio: 'ignore' })
const world = { root: '/', binds: [{ from: large, to: '/large' }] }
const sandbox = await createSandbox({ cacheDir, slotCount: 1, name: 'attacks', world })
const [slot] = sandbox.slots
if (slot === undefined) throw new Error('there is no slot')
const reports: AttackReport[] = []
for (const name of names) {
  const { session, memoryIsBounded } = await sandbox.open(slot, world, { memoryMb, processes: 64 })
  for (const each of [name, 'nothing'])
    session.putFile({ name: each, executable: true, content: readFileSync(join(folder, each)) })
  const run = (program: string): Promise<ProgramOutcome> =>
    session.run({
      argv: [`/box/${program}`],
      environment: {},
      stdin: new Uint8Array(4096),
      limits: { ...limits, memoryIsBounded: Number(memoryIsBounded) },
    })
  const outcome = await run(name)
  const isOutOfMemory = outcome.verdict === 'memory' || outcome.outOfMemoryKills > 0
  const after = await run('nothing')
  reports.push({
    name,
    verdict: isOutOfMemory ? 'memory' : outcome.verdict,
    exitCode: outcome.exitCode,
    wallMs: outcome.wallMs,
    stdout: outcome.stdout.toString('utf8', 0, 200),
    after: { verdict: after.verdict, exitCode: after.exitCode },
  })
  await session.close()
}
await sandbox.stop()
await rm(cacheDir, { recursive: true })
console.log(JSON.stringify(reports))
