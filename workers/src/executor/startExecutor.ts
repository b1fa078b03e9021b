import { randomUUID } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { type ProgrammingLanguage, programmingLanguages } from '@greenroom/shared/vocabulary'
import { codeExecutionBounds } from '@greenroom/shared/wire'
import type { FastifyBaseLogger } from 'fastify'
import { createHttpService } from '../platform/httpService.ts'
import { ProblemError } from '../platform/problems.ts'
import { type Availability, createAvailability } from './availability.ts'
import type { Compilation } from './compile.ts'
import { createDoor } from './door.ts'
import { createMetrics } from './metrics.ts'
import { addRoutes } from './routes.ts'
import { createSandbox, type Sandbox, type SandboxSlot } from './sandbox/sandbox.ts'
import { watchFailures } from './sandboxFailures.ts'
import { createSharedWork } from './sharedWork.ts'
import { createSlots } from './slots.ts'
import { findImage, waitForImage } from './toolchains/image.ts'
import { markUsed } from './toolchains/keptFolders.ts'
import { hostToolchain } from './toolchains/toolchain.ts'

export type ExecutorOptions = {
  /** The port to listen on; 0 for any free port. */
  port: number
  host: string
  /** The token callers send as `Authorization: Bearer …`. */
  token: string
  logger: FastifyBaseLogger
  /** The cache folder for the sandbox's init, outside the checkout. */
  cacheDir: string
  /** The path of bubblewrap; found automatically if it's left out. */
  bubblewrapPath?: string
  /** Whether an idle sandbox waits in each slot for the next submission; defaults to true. */
  keepSpares?: boolean
  /** The languages to offer; defaults to all those that the machine has tools for. */
  languages?: readonly ProgrammingLanguage[]
  /** How many submissions may run at the same time; defaults to one per core. */
  slotCount?: number
  /**
   * How many submissions may wait; any more get 429. One user may take a quarter of these places, and one network half
   * of them.
   */
  maxWaiting?: number
  /** The time limit for all test cases of a submission together; defaults to the contract's value. */
  testCasesWallMs?: number
  /** How long a stop waits for running submissions. New ones get 503 in the meantime. */
  graceMs?: number
}

export type RunningExecutor = {
  url: string
  port: number
  /** Resolves once no language is being tested any more, so that the list of languages is final. */
  settled(): Promise<void>
  stop(): Promise<void>
}

const defaultMaxWaiting = 64
/** How many places one user may take: a quarter, which is enough for a user with several tabs. */
const maxWaitingOfOne = (maxWaiting: number): number => Math.max(4, Math.ceil(maxWaiting / 4))
/** How many places one network may take: half, so that callers from elsewhere still find one. */
const maxWaitingOfNetwork = (maxWaiting: number): number => Math.max(4, Math.ceil(maxWaiting / 2))
/** How long sending the last answers may take after the stop's grace period, in ms. */
const lastWordsMs = 3_000

const compilationsKeptBytes = 256 * 1024 * 1024

const compilationBytes = ({ status, files }: Compilation): number | null =>
  status === 'ACCEPTED' ? files.reduce((sum, { content }) => sum + content.length, 512) : null

/**
 * Starts the code executor (spec §7; its README explains the sandbox). The service starts even without a sandbox. In
 * that case, no language is available, and `/languages` and `/readyz` say why.
 */
export async function startExecutor(options: ExecutorOptions): Promise<RunningExecutor> {
  const { logger, host, token, graceMs = 10_000, maxWaiting = defaultMaxWaiting } = options
  const slotCount = options.slotCount ?? availableParallelism()
  let sandbox: Sandbox | null = null
  let whyNot = ''
  try {
    sandbox = await createSandbox({ ...options, slotCount, name: randomUUID().slice(0, 8), world: hostToolchain.world })
    logger.info({ slots: slotCount }, `the sandbox works: ${sandbox.description}`)
  } catch (error) {
    whyNot = error instanceof Error ? error.message : String(error)
    logger.error(`there is no sandbox, so programs can't be run: ${whyNot}`)
  }

  const stop = new AbortController()
  const door = createDoor()
  const slots = createSlots<SandboxSlot>(sandbox?.slots ?? [], {
    maxWaiting,
    maxWaitingOfOne: maxWaitingOfOne(maxWaiting),
    maxWaitingOfNetwork: maxWaitingOfNetwork(maxWaiting),
  })
  const availability = createAvailability({
    sandbox: sandbox ?? whyNot,
    slots,
    cacheDir: options.cacheDir,
    offered: options.languages ?? programmingLanguages,
    logger,
    stop: stop.signal,
  })
  const image = findImage(options.cacheDir)
  availability.offer(image === null ? [hostToolchain] : [image, hostToolchain])
  if (image !== null) await markUsed(image.world.root)
  if (image === null && sandbox !== null) offerImageLater(options.cacheDir, availability, logger, stop.signal)
  const { app, registry } = await createHttpService({
    title: 'Greenroom code executor',
    description: 'Runs candidates’ programs over test cases, each in a sandbox.',
    logger,
    bodyLimitBytes: codeExecutionBounds.bodyBytes,
    readiness: async () => ({
      sandbox: { ok: sandbox !== null, detail: sandbox?.description ?? whyNot },
      door: door.isOpen ? { ok: true, detail: 'open' } : { ok: false, detail: 'the executor is stopping' },
    }),
  })
  const metrics = createMetrics(registry, slots)
  addRoutes(app, {
    token,
    sandbox: sandbox && watchFailures(sandbox, metrics.sandboxFailed),
    availability,
    slots,
    door,
    metrics,
    compilations: createSharedWork<Compilation>({ maxBytes: compilationsKeptBytes, cost: compilationBytes }),
    testCasesWallMs: options.testCasesWallMs ?? codeExecutionBounds.testCasesWallMs,
    stop: stop.signal,
  })
  const url = await app.listen({ port: options.port, host })
  const address = app.server.address()

  let stopping: Promise<void> | undefined
  const stopOnce = async (): Promise<void> => {
    const giveUp = (): void => stop.abort(new ProblemError('NOT_READY', 'The executor is stopping'))
    const impatience = setTimeout(giveUp, graceMs)
    await door.close()
    clearTimeout(impatience)
    giveUp()
    // A caller that never finishes its request, or never reads its answer, must not delay the stop.
    const cutOff = setTimeout(() => app.server.closeAllConnections(), lastWordsMs)
    await app.close()
    clearTimeout(cutOff)
    await availability.settled()
    await sandbox?.stop()
  }
  return {
    url,
    port: typeof address === 'object' && address !== null ? address.port : options.port,
    settled: availability.settled,
    stop() {
      stopping ??= stopOnce()
      return stopping
    },
  }
}

/**
 * Offers the language image's languages once the image exists, because it may be built while the executor is running.
 */
function offerImageLater(
  cacheDir: string,
  availability: Availability,
  logger: FastifyBaseLogger,
  stop: AbortSignal,
): void {
  waitForImage(cacheDir, stop).then(
    (image) => {
      logger.info('the language image is ready; testing its languages')
      availability.offer([image])
    },
    // The executor was stopped before the image existed.
    () => undefined,
  )
}
