import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { modelLine } from '../../workers/src/backend/models/check/startLine.ts'
import { redisServer } from '../setup/redis.ts'
import { sandbox } from '../setup/sandbox.ts'
import { ensureTool } from '../setup/tool.ts'
import { internalToken } from './internalToken.ts'
import { buildLanguageImage } from './languageImage.ts'
import { type BroughtUp, runLaunch } from './launch.ts'
import type { Program } from './programLife.ts'
import { productPrograms, STOP_ORDER } from './programs.ts'
import { redisProgram } from './redisProgram.ts'
import { parseSettings, type Settings } from './settings.ts'
import { buildWebApp, type WebBuild } from './webBuild.ts'

const checkout = dirname(dirname(import.meta.dirname))
const say = (line: string) => console.log(line)
// The reader of our output may disappear before the programs are stopped. Stopping them matters more.
process.stdout.on('error', () => {})

const dotEnv = join(checkout, '.env')
if (existsSync(dotEnv)) process.loadEnvFile(dotEnv)

const parsed = parseSettings(process.env, checkout)
if (!parsed.ok) {
  say(parsed.reason)
  process.exit(1)
}
const model = parsed.settings.aiBackend.own ? modelLine(process.env) : null
if (model !== null) say(model)
process.exit(await runLaunch(launchOf(parsed.settings), say))

function launchOf(settings: Settings) {
  const { PORT, INTERNAL_PORT, AI_BACKEND_PORT, EXECUTOR_PORT, aiBackend, executor } = settings
  return {
    checkout,
    dataDir: settings.DATA_DIR,
    ports: {
      PORT,
      INTERNAL_PORT,
      ...(aiBackend.own ? { AI_BACKEND_PORT } : {}),
      ...(executor.own ? { EXECUTOR_PORT } : {}),
    },
    stopOrder: STOP_ORDER,
    bringUp: (start: Start, signal: AbortSignal) => bringUp(settings, start, signal),
    afterwards: (signal: AbortSignal) =>
      executor.own && settings.LANGUAGE_IMAGE === 'auto'
        ? buildLanguageImage({ checkout, dataDir: settings.DATA_DIR, say }, signal)
        : Promise.resolve(),
  }
}

type Start = (program: Program) => Promise<void>
type Outcome = { ok: true } | { ok: false; reason: string }

async function bringUp(settings: Settings, start: Start, signal: AbortSignal): Promise<BroughtUp> {
  const web = buildWebApp(checkout, signal)
  // A failed build is reported at once, even if the programs are still waiting for something.
  const failedBuild = web.then((built) => (built.ok ? new Promise<never>(() => {}) : built))
  const started = await Promise.race([failedBuild, startPrograms(settings, start, web)])
  return started.ok ? { ok: true, readyLine: `ready http://127.0.0.1:${settings.PORT}` } : started
}

async function startPrograms(settings: Settings, start: Start, web: Promise<WebBuild>): Promise<Outcome> {
  const token = settings.INTERNAL_TOKEN ?? internalToken(settings.DATA_DIR)
  const [redis] = await Promise.all([
    connectRedis(settings, start),
    settings.executor.own ? ensureSandbox() : undefined,
  ])
  if (!redis.ok) return redis

  const starts = productPrograms(settings, { redisUrl: redis.url, token }, process.env).map(async (program) => {
    // The engine reads the list of the web app's files once, when it starts.
    if (program.name === 'engine' && !(await web).ok) return
    await start(program)
  })
  await Promise.all(starts)
  return await web
}

async function connectRedis(
  { REDIS_URL, DATA_DIR }: Settings,
  start: Start,
): Promise<{ ok: true; url: string } | { ok: false; reason: string }> {
  if (REDIS_URL !== undefined) return { ok: true, url: REDIS_URL }
  const found = await ensureTool(redisServer)
  if (!found.ok) return found
  const { program, url } = await redisProgram(found.path, DATA_DIR)
  await start(program)
  return { ok: true, url }
}

/** The product starts even without a sandbox. Its languages are then unavailable, with the reason. */
async function ensureSandbox(): Promise<void> {
  const found = await ensureTool(sandbox)
  if (!found.ok) say(found.reason)
}
