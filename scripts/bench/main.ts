import { fork } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { redisServer } from '../setup/redis.ts'
import { sandbox } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'
import { redisProgram } from '../supervise/redisProgram.ts'
import { createSupervisor } from '../supervise/supervisor.ts'
import { circumstances, loadNow } from './machine.ts'
import { isPart, type Part, parts, withBenches } from './readme.ts'
import { type Row, rowSchema } from './row.ts'
import { tableOf } from './table.ts'

const checkout = dirname(dirname(import.meta.dirname))
const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !isPart(name))
if (unknown.length > 0) {
  console.log(`There is no part ${unknown.join(', ')}; there are ${Object.keys(parts).join(', ')}.`)
  process.exit(1)
}
const chosen = Object.keys(parts)
  .filter(isPart)
  .filter((name) => wanted.length === 0 || wanted.includes(name))

const redis = await startRedis()
try {
  for (const part of chosen) await runPart(part, redis.url)
} finally {
  await redis.stop()
}

async function runPart(part: Part, redisUrl: string): Promise<void> {
  console.log(`\n── ${part}`)
  const measuredAt = new Date()
  const head = circumstances(measuredAt, loadNow())
  const rows: Row[] = []
  for (const file of globSync(`${parts[part]}/*.bench.ts`, { cwd: checkout }).sort()) {
    console.log(`${file} …`)
    const failed = await runBench(file, redisUrl, (row) => rows.push(row))
    if (failed !== null) console.log(`${file}: ${failed}; its other rows are missing.`)
  }
  if (rows.length === 0) return
  const table = tableOf(rows)
  console.log(`\n${head}\n\n${table}`)

  const results = join(checkout, parts[part], 'results')
  mkdirSync(results, { recursive: true })
  const date = measuredAt.toISOString().slice(0, 19).replaceAll(':', '-')
  writeFileSync(join(results, `${date}.json`), `${JSON.stringify({ head, rows }, null, 2)}\n`)
  const explained = 'Medians; ours and the floor took turns in the same run and are compared round by round.'
  writeFileSync(join(results, 'latest.md'), `# npm run bench -- ${part}\n\n${head}\n${explained}\n\n${table}\n`)
  writeReadme()
}

/** Writes the latest table of every part into the README. */
function writeReadme(): void {
  const read = (file: string) => readFileSync(join(checkout, file), 'utf8')
  const latest = Object.entries(parts).map(([name, folder]) => ({
    part: name,
    page: read(`${folder}/results/latest.md`),
  }))
  writeFileSync(join(checkout, 'README.md'), withBenches(read('README.md'), latest))
}

/** Runs one bench in its own process. @returns null, or a sentence that says how it failed */
function runBench(file: string, redisUrl: string, take: (row: Row) => void): Promise<string | null> {
  const child = fork(join(checkout, file), [], {
    cwd: checkout,
    env: { ...process.env, REDIS_URL: redisUrl },
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const messageSchema = z.object({ type: z.literal('row'), row: rowSchema })
  child.on('message', (message: unknown) => take(messageSchema.parse(message).row))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message))
    child.on('exit', (code, signal) => resolve(code === 0 ? null : `ended with ${signal ?? `exit code ${code}`}`))
  })
}

/** Starts a Redis just for the benches, whatever else runs on the machine. */
async function startRedis(): Promise<{ url: string; stop(): Promise<void> }> {
  const found = await ensureTool(redisServer)
  if (!found.ok) throw new Error(found.reason)
  const wall = await ensureTool(sandbox)
  if (!wall.ok) console.log(wall.reason)
  const folder = mkdtempSync(join(tmpdir(), 'greenroom-bench-redis-'))
  const supervisor = createSupervisor({
    say: (line) => console.log(line),
    spawned: () => {},
    fatal: (message) => console.error(message),
  })
  const { program, url } = await redisProgram(found.path, folder)
  await supervisor.start(program)
  return {
    url,
    async stop() {
      await supervisor.stop([])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
