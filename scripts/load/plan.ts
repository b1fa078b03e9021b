import { allCommands, heldBytes, type Measurement, ownCpuOf, sessionMinutes } from './measurement.ts'

// What many interviews need, computed from what few were measured to need. docs/scaling.md explains each formula.

/** What one interview needs. CPU in ms for each minute of an interview, without what an idle part needs. */
export type Need = {
  engineMs: number
  /** What an engine needs in addition for each further engine in its cell: it receives the other one's commits. */
  furtherEngineMs: number
  redisMs: number
  /** What Redis needs in addition for each further engine: it sends each commit to all of them. */
  furtherRedisMs: number
  workersMs: number
  backendMs: number
  executorMs: number
  engineBytes: number
  browsers: number
  commands: number
  commits: number
  storedBytes: number
}

/** Derives an interview's need from measurements of the same interviews on one engine and on two. */
export function needOf(one: Measurement, two: Measurement): Need {
  const minutes = sessionMinutes(one)
  return {
    engineMs: ownCpuOf(one, 'engine'),
    furtherEngineMs: Math.max(0, ownCpuOf(two, 'engine') - ownCpuOf(one, 'engine')),
    redisMs: ownCpuOf(one, 'Redis'),
    furtherRedisMs: Math.max(0, ownCpuOf(two, 'Redis') - ownCpuOf(one, 'Redis')),
    workersMs: ownCpuOf(one, 'workers'),
    backendMs: ownCpuOf(one, 'AI backend'),
    executorMs: ownCpuOf(one, 'executor'),
    engineBytes: heldBytes(one) ?? 0,
    browsers: one.browsers / one.inProgress,
    commands: allCommands(one).count / minutes,
    commits: (one.commits ?? 0) / minutes,
    storedBytes: (one.storeBytes ?? 0) / minutes,
  }
}

/** What nobody measured here. Operators replace these by figures of their own machines. */
export const assumptions = {
  /** The share of a core that may be busy, so that there is room for peaks and for a part that fails. */
  utilisation: 0.6,
  /** The most that engines of one cell may spend on each other's commits, as a share of their own work. */
  mostForOthers: 0.25,
  /** Writes that a commit causes: the commit, its mark, and the session's head unless it is unchanged. */
  writesACommit: 3,
  /** Writes with a majority that one shard of MongoDB takes in a second. */
  writesAShard: 5_000,
  /** Sockets that one engine may hold, whatever its processor says. */
  socketsAnEngine: 20_000,
} as const
export type Assumptions = { [K in keyof typeof assumptions]: number }

const msAMinute = 60_000

/** Engines that share a store and a Redis, and the interviews they hold. */
export type Cell = { sessions: number; engines: number; limitedBy: 'engines' | 'Redis' }

/**
 * The engines that `sessions` interviews in one cell need. Each engine also receives the commits of all others:
 * `sessions × (engineMs + (engines − 1) × furtherEngineMs) = engines × utilisation × 60,000 ms`, solved for `engines`.
 * Infinity if every further engine would only add work.
 */
export function enginesFor(sessions: number, need: Need, { utilisation, socketsAnEngine }: Assumptions): number {
  const own = sessions * (need.engineMs - need.furtherEngineMs)
  const left = utilisation * msAMinute - sessions * need.furtherEngineMs
  if (left <= 0) return Number.POSITIVE_INFINITY
  return Math.max(1, Math.ceil(own / left), Math.ceil((sessions * need.browsers) / socketsAnEngine))
}

/** The share of one core that Redis needs for these interviews on so many engines. */
export const redisShare = (sessions: number, engines: number, need: Need): number =>
  (sessions * (need.redisMs + (engines - 1) * need.furtherRedisMs)) / msAMinute

/** The largest cell: beyond it, Redis or the commits of other engines take too much. */
export function largestCell(need: Need, given: Assumptions): Cell {
  const limitOf = (sessions: number): Cell['limitedBy'] | null => {
    const engines = enginesFor(sessions, need, given)
    if ((engines - 1) * need.furtherEngineMs > given.mostForOthers * need.engineMs) return 'engines'
    return redisShare(sessions, engines, need) > given.utilisation ? 'Redis' : null
  }
  let fits = 0
  let tooMany = 1
  while (limitOf(tooMany) === null && tooMany < mostSessions) {
    fits = tooMany
    tooMany *= 2
  }
  const limitedBy = limitOf(tooMany) ?? 'Redis'
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2)
    if (limitOf(middle) === null) fits = middle
    else tooMany = middle
  }
  return {
    sessions: fits,
    engines: enginesFor(Math.max(1, fits), need, given),
    limitedBy: limitOf(fits + 1) ?? limitedBy,
  }
}

/** Nobody needs a larger cell, and the search has to end. */
const mostSessions = 2 ** 27

/** What so many interviews at once need. Cores and counts are rounded up. */
export type Plan = {
  sessions: number
  cells: number
  sessionsACell: number
  engines: number
  workerCores: number
  backendCores: number
  executorCores: number
  /** One for each cell; `redisBusy` is the share of its core. */
  redisServers: number
  redisBusy: number
  cores: number
  engineMemoryBytes: number
  sockets: number
  commandsASecond: number
  writesASecond: number
  shards: number
  storedBytesAnHour: number
}

export function planFor(sessions: number, need: Need, given: Assumptions = assumptions): Plan {
  const cells = Math.ceil(sessions / Math.max(1, largestCell(need, given).sessions))
  const sessionsACell = Math.ceil(sessions / cells)
  const engines = cells * enginesFor(sessionsACell, need, given)
  const coresFor = (ms: number): number => Math.ceil((sessions * ms) / (given.utilisation * msAMinute))
  const [workerCores, backendCores, executorCores] = [
    coresFor(need.workersMs),
    coresFor(need.backendMs),
    coresFor(need.executorMs),
  ]
  const writesASecond = (sessions * need.commits * given.writesACommit) / 60
  return {
    sessions,
    cells,
    sessionsACell,
    engines,
    workerCores,
    backendCores,
    executorCores,
    redisServers: cells,
    redisBusy: redisShare(sessionsACell, engines / cells, need),
    cores: engines + workerCores + backendCores + executorCores + cells,
    engineMemoryBytes: sessions * need.engineBytes,
    sockets: sessions * need.browsers,
    commandsASecond: (sessions * need.commands) / 60,
    writesASecond,
    shards: Math.ceil(writesASecond / given.writesAShard),
    storedBytesAnHour: sessions * need.storedBytes * 60,
  }
}

/** How many interviews one core of each part serves when it is completely busy, the fewest first. */
export function interviewsACore(need: Need): { part: string; sessions: number }[] {
  const costs = [
    ['engine', need.engineMs],
    ['workers', need.workersMs],
    ['AI backend', need.backendMs],
    ['executor', need.executorMs],
    ['Redis', need.redisMs],
  ] as const
  return costs
    .filter(([, ms]) => ms > 0)
    .map(([part, ms]) => ({ part, sessions: msAMinute / ms }))
    .sort((a, b) => a.sessions - b.sessions)
}
