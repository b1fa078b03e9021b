import { globSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { chanceBy } from '../system/simulation/chance.ts'
import { type Crowd, startCrowd } from './crowd.ts'
import { type LoadedInstallation, startLoadedInstallation } from './installation.ts'
import { engineCounters } from './installationMetrics.ts'
import { nextStep, type Step } from './limit.ts'
import { type Losses, lossesInStore, lossesOverHttp } from './losses.ts'
import { excessOf, type Measurement } from './measurement.ts'
import type { Person } from './messages.ts'
import { generatorsFor, type Options } from './options.ts'
import { enoughPeople } from './people.ts'
import { machineTime } from './processes.ts'
import { createUsageMeter, type UsageMeter } from './usageMeter.ts'

export type LoadOutcome = Losses & {
  measurements: Measurement[]
  steps: Step[]
  /** Where the acknowledged commands are listed, and the store; only if --keep was given. */
  acknowledgedFiles: string[]
  store: { dataDir: string; mongodbUrl?: string } | null
}

type Tell = (line: string) => void

const readEveryMs = 2_000
/** How much longer than the ramp it may take until all interviews have begun. */
const beginWithinMs = 60_000
/** A limit's search may end at so many times as many interviews as it began with. */
const mostGrowth = 4
/** A step's ramp is at most so many times as long as the first one. */
const longestRamp = 4
/** After this, everything that the beginning of the interviews caused is over. */
const settleMs = 5_000
/** How long a killed engine stays away, in ms. */
const awayMs = 1_000

/** Runs interviews, measures, and looks every acknowledged command up. */
export async function runLoad(options: Options, tell: Tell): Promise<LoadOutcome> {
  const { engines, store, keep, url } = options
  const installation = url === undefined ? await startLoadedInstallation({ engines, store, folder: keep }) : null
  const folder = installation?.folder ?? keep ?? mkdtempSync(join(tmpdir(), 'greenroom-load-'))
  const urls = installation?.engineUrls ?? url ?? []
  tell(installation === null ? `loading ${urls.join(', ')}` : `${engines} engine(s) run over ${store}`)
  const most = options['find-limit'] ? options.sessions * mostGrowth : options.sessions
  const count = generatorsFor({ generators: options.generators, sessions: most })
  const crowd = await startCrowd(count, {
    seed: options.seed,
    urls,
    folder,
    habits: {
      thinkSeconds: options.think,
      runsAnHour: options.runs,
      interviewersShare: options.interviewers,
      lengthMinutes: options.length,
      dropsMinutes: options.drops,
    },
  })
  let crowdStopped = false
  const stopCrowd = async (): Promise<void> => {
    if (!crowdStopped) await crowd.stop()
    crowdStopped = true
  }
  try {
    const load = openLoad({ options, installation, urls, crowd, tell })
    const measurements: Measurement[] = []
    const steps: Step[] = []
    if (options['find-limit']) {
      for (let next = nextStep(steps, options.sessions); next !== null; next = nextStep(steps, options.sessions)) {
        const measurement = await load.measure(next)
        measurements.push(measurement)
        const excess = excessOf(measurement)
        steps.push({ sessions: next, held: excess.length === 0 })
        tell(`${next} interviews: ${excess.length === 0 ? 'held' : excess.join(', ')}`)
      }
    } else measurements.push(await load.measure(options.sessions))

    tell('everybody leaves; acknowledged commands are looked up')
    await stopCrowd()
    await installation?.stopPrograms()
    const losses =
      installation === null
        ? await lossesOverHttp(crowd.acknowledgedFiles, urls[0] ?? '', load.people())
        : await lossesInStore(crowd.acknowledgedFiles, installation.store)
    return {
      ...losses,
      measurements,
      steps,
      acknowledgedFiles: crowd.acknowledgedFiles,
      store: installation?.store ?? null,
    }
  } finally {
    await stopCrowd()
    await installation?.stopPrograms()
    await installation?.stop()
    if (installation === null && keep === undefined) rmSync(folder, { recursive: true, force: true })
  }
}

function openLoad(of: {
  options: Options
  installation: LoadedInstallation | null
  urls: readonly string[]
  crowd: Crowd
  tell: Tell
}) {
  const { options, installation, urls, crowd, tell } = of
  const metricsUrls = installation?.metricsUrls ?? options.metrics ?? []
  const meter = createUsageMeter(() => installation?.pids() ?? new Map())
  const chance = chanceBy(options.seed)
  let people: Person[] = []
  let occupied = 0
  let liveBefore = 0
  let before: ReadonlyMap<string, { memoryBytes: number; idleMs: number }> | null = null

  async function occupy(sessions: number): Promise<void> {
    people = await enoughPeople(people, sessions, urls[0] ?? '')
    if (installation !== null && before === null) {
      liveBefore = await installation.liveBytes()
      before = await idleUsage(meter)
    }
    // Keeps the pace of the first ramp, however many interviews a step adds.
    const rampMs = options.ramp * 1_000 * Math.min(longestRamp, Math.abs(sessions - occupied) / options.sessions)
    crowd.occupy(sessions, rampMs, people)
    occupied = sessions
    const deadline = Date.now() + rampMs + beginWithinMs
    for (;;) {
      const { inProgress } = await crowd.figures()
      if (inProgress === sessions || Date.now() > deadline) return
      await sleep(500)
    }
  }

  async function measure(sessions: number): Promise<Measurement> {
    // What an overloaded step left behind must not count here.
    const isLess = sessions < occupied
    await occupy(sessions)
    await sleep(isLess ? settleMs * 4 : settleMs)
    const first = await crowd.figures()
    tell(`${first.inProgress} of ${sessions} interviews in progress`)
    const startedAt = Date.now()
    const countersBefore = metricsUrls.length === 0 ? null : await engineCounters(metricsUrls)
    const redisBefore = await redisCommands(installation)
    const storeBefore = storeBytes(installation)
    const machineBefore = machineTime()
    meter.begin()
    crowd.begin()
    const endsAt = startedAt + options.minutes * 60_000
    const counted = createKilledCommits()
    const kills = killEngines({ options, installation, meter, chance, startedAt, endsAt, tell, counted })
    while (Date.now() < endsAt) {
      await sleep(Math.max(0, Math.min(readEveryMs, endsAt - Date.now())))
      meter.read()
    }
    const last = await crowd.figures()
    meter.read()
    const seconds = (Date.now() - startedAt) / 1_000
    const machineAfter = machineTime()
    const killed = await kills
    const counters = metricsUrls.length === 0 ? null : await engineCounters(metricsUrls)
    const redisAfter = await redisCommands(installation)
    const used = meter.usage()
    const { processes, cpuMs, inProgress, browsers, acknowledged: _acknowledged, ...seen } = last
    const ofEngines =
      installation === null && counters !== null && countersBefore !== null
        ? {
            engine: {
              cpuMs: counters.cpuMs - countersBefore.cpuMs,
              idleMs: 0,
              memoryBytes: counters.memoryBytes,
              memoryBeforeBytes: countersBefore.memoryBytes,
            },
          }
        : {}
    return {
      ...seen,
      sessions,
      inProgress: (first.inProgress + inProgress) / 2,
      browsers: (first.browsers + browsers) / 2,
      engines: urls.length,
      seconds,
      kills: killed,
      parts: {
        ...Object.fromEntries(
          [...used].map(([part, usage]) => {
            const { memoryBytes: memoryBeforeBytes = 0, idleMs = 0 } = before?.get(part) ?? {}
            return [part, { ...usage, idleMs, memoryBeforeBytes }]
          }),
        ),
        ...ofEngines,
      },
      liveBytes: installation === null ? null : { before: liveBefore, after: await installation.liveBytes() },
      commits:
        counters === null || countersBefore === null
          ? null
          : counters.commits - countersBefore.commits + counted.total(),
      redisCommands: redisAfter === null || redisBefore === null ? null : redisAfter - redisBefore,
      storeBytes: storeBefore === null ? null : (storeBytes(installation) ?? 0) - storeBefore,
      cores: cpus().length,
      busyShare:
        (machineAfter.busyMs - machineBefore.busyMs) / Math.max(1, machineAfter.totalMs - machineBefore.totalMs),
      people: { cpuMs, processes },
    }
  }
  return { measure, people: () => people }
}

/** Commits that killed engines had counted: their counters begin at zero again. */
function createKilledCommits() {
  let sum = 0
  return {
    add(commits: number): void {
      sum += commits
    },
    total: () => sum,
  }
}

/** What each part uses while nobody is there: its memory, and its CPU time in a minute. */
async function idleUsage(meter: UsageMeter): Promise<Map<string, { memoryBytes: number; idleMs: number }>> {
  meter.begin()
  await sleep(idleForMs)
  meter.read()
  return new Map(
    [...meter.usage()].map(([part, { cpuMs, memoryBytes }]) => [
      part,
      { memoryBytes, idleMs: (cpuMs * 60_000) / idleForMs },
    ]),
  )
}
const idleForMs = 10_000

/** Kills engines, each time another one, spread over the measurement. @returns how many were killed */
async function killEngines(of: {
  options: Options
  installation: LoadedInstallation | null
  meter: UsageMeter
  chance: () => number
  startedAt: number
  endsAt: number
  tell: Tell
  counted: ReturnType<typeof createKilledCommits>
}): Promise<number> {
  const { options, installation, meter, startedAt, endsAt, tell, counted } = of
  if (installation === null) return 0
  for (let kill = 0; kill < options.kills; kill += 1) {
    const at = startedAt + ((kill + 0.5 + (of.chance() - 0.5) / 2) / options.kills) * (endsAt - startedAt)
    await sleep(Math.max(0, at - Date.now()))
    const index = kill % installation.engines.length
    const engine = installation.engines[index]
    if (engine === undefined) continue
    meter.read()
    counted.add((await engineCounters(installation.metricsUrls.slice(index, index + 1))).commits)
    await engine.kill()
    await sleep(awayMs)
    await engine.start()
    tell(`${engine.name} was killed and is back`)
  }
  return options.kills
}

async function redisCommands(installation: LoadedInstallation | null): Promise<number | null> {
  if (installation === null) return null
  const redis = new Redis(installation.redisUrl)
  const stats = await redis.info('stats')
  await redis.quit()
  return Number(/total_commands_processed:(\d+)/.exec(stats)?.[1] ?? 0)
}

/** The size of the store's files, with their logs. */
function storeBytes(installation: LoadedInstallation | null): number | null {
  if (installation === null) return null
  return globSync('**/*', { cwd: installation.store.dataDir })
    .map((file) => statSync(join(installation.store.dataDir, file)))
    .filter((each) => each.isFile())
    .reduce((sum, { size }) => sum + size, 0)
}
