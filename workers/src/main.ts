import { join } from 'node:path'
import { createArchive, loadChallenges, loadConcepts, loadSpoken } from '@greenroom/shared/content'
import { InvalidConfig, openTracing, programLogger } from '@greenroom/shared/service'
import type { FastifyBaseLogger } from 'fastify'
import { fitnessOf } from './backend/models/check/fitness.ts'
import { startBackend } from './backend/startBackend.ts'
import {
  backendToken,
  executorToken,
  modelSettings,
  queueConnections,
  readConfig,
  type WorkersConfig,
} from './config.ts'
import { startExecutor } from './executor/startExecutor.ts'
import { runsAt } from './facts/programRuns.ts'
import { warmSmallInputs } from './facts/warmSmallInputs.ts'
import { cacheDir } from './platform/cacheDir.ts'
import { createHttpService } from './platform/httpService.ts'
import { startQueue } from './queue/startQueue.ts'
import { vectorOfSentence } from './reading/sentenceModel/sentenceModel.ts'

/** The content versions that this machine has loaded. Sessions keep the version they started with. */
const archive = createArchive(join(cacheDir, 'content-versions'))

type Running = { url: string; stop(): Promise<void> }
type Start = (config: WorkersConfig, logger: FastifyBaseLogger) => Promise<Running>

const chatTimeoutMs = 60_000
const codeTimeoutMs = 110_000

/** The roles that a process of this package can have. Each scales by starting more processes. */
const roles: Record<string, Start> = {
  async queue(config, logger) {
    const { engine, aiBackend, executor } = queueConnections(config)
    const { registry, app } = await createHttpService({
      title: 'Greenroom queue workers',
      description: 'Health and metrics of the workers that call the AI backend and the code executor.',
      logger,
      bodyLimitBytes: 1024,
      readiness: async () => ({
        redis: queue.isReady() ? { ok: true, detail: 'connected' } : { ok: false, detail: 'not connected' },
      }),
    })
    const bank = loadChallenges({ archive })
    const tracing = await openTracing('greenroom-worker', config)
    const queue = await startQueue({
      redisUrl: config.REDIS_URL,
      engineUrl: engine.url,
      internalToken: engine.token,
      aiBackend: { ...aiBackend, timeoutMs: chatTimeoutMs },
      executor: { ...executor, timeoutMs: codeTimeoutMs },
      bank,
      spoken: loadSpoken({ archive }),
      registry,
      tracing,
      logger,
      concurrency: {
        chat: config.CHAT_CONCURRENCY,
        code: config.CODE_CONCURRENCY,
        examine: config.EXAMINE_CONCURRENCY,
        scorecard: config.SCORECARD_CONCURRENCY,
      },
    })
    const stopWarming = warmSmallInputs({
      challenges: bank.all(),
      run: runsAt(executor),
      folder: join(cacheDir, 'small-inputs'),
      logger,
    })
    const url = await app.listen({ port: config.WORKERS_PORT, host: config.WORKERS_HOST })
    return {
      url,
      async stop() {
        await stopWarming()
        await queue.stop()
        await tracing.stop()
        await app.close()
      },
    }
  },
  async backend(config, logger) {
    const settings = modelSettings(config)
    // Without a language model, its packages aren't even loaded.
    const models = settings && (await import('./backend/models/openModel.ts'))
    const fitness =
      settings && fitnessOf(settings, { dataDir: config.DATA_DIR, allowUnfit: config.AI_MODEL_UNFIT === 'allow' })
    const speakers = settings && fitness && models?.openModel(settings, { logger, now: Date.now, fitness })
    if (settings && fitness)
      logger.info({ model: settings.model, fitness: fitness.inWords() }, 'a language model is set')
    // Load the sentence model before anyone waits for an answer.
    await vectorOfSentence('Hello.')
    return startBackend({
      port: config.AI_BACKEND_PORT,
      host: config.AI_BACKEND_HOST,
      token: backendToken(config),
      logger,
      bank: loadChallenges({ archive }),
      spoken: loadSpoken({ archive }),
      concepts: loadConcepts({ archive }),
      logReadings: config.LOG_READINGS,
      ...(speakers
        ? { provider: speakers.interviewer, coachProvider: speakers.coach, cvWriter: speakers.cvWriter }
        : {}),
    })
  },
  executor: (config, logger) =>
    startExecutor({
      port: config.EXECUTOR_PORT,
      host: config.EXECUTOR_HOST,
      token: executorToken(config),
      logger,
      cacheDir,
    }),
}

async function main(): Promise<void> {
  const wanted = process.argv.slice(2)
  const unknown = wanted.filter((role) => roles[role] === undefined)
  if (wanted.length === 0 || unknown.length > 0) {
    throw new InvalidConfig(`name the roles to start: ${Object.keys(roles).join(', ')}`)
  }
  const config = readConfig(process.env)
  const logger: FastifyBaseLogger = programLogger({ name: wanted.join('+'), level: config.LOG_LEVEL })
  const running: Running[] = []
  for (const role of wanted) {
    const start = roles[role]
    if (start !== undefined) running.push(await start(config, logger))
  }

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await Promise.all(running.map((each) => each.stop()))
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
  process.send?.({ type: 'ready', health: `${running[0]?.url}/healthz` })
}

main().catch((error: unknown) => {
  if (error instanceof InvalidConfig) {
    if (process.send === undefined) console.error(error.message)
    process.send?.({ type: 'fatal', message: error.message })
    process.exit(78)
  }
  console.error(error)
  process.exit(1)
})
