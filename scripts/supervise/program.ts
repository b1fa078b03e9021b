import { endGroup } from './endGroup.ts'
import { type Health, type HealthPace, watchHealth } from './health.ts'
import { liveOnce, type OneLife, type Program } from './programLife.ts'
import { restartPauseMs, STEADY_AFTER_MS } from './restartPause.ts'

export type Observer = {
  /** Prints a line about the start. */
  say: (line: string) => void
  /** Called when the program runs under a new process id. */
  spawned: (name: string, pid: number) => void
  /** Called for an error that restarting can't fix. */
  fatal: (message: string) => void
}

export type RunningProgram = {
  name: string
  /** Settles when the program is ready for the first time. */
  ready: Promise<void>
  /** Asks the program to stop, and doesn't restart it. Resolves once it has ended. Safe to call twice. */
  stop: () => Promise<void>
  /** Kills its process group at once. */
  kill: () => void
}

/**
 * Starts a program and restarts it, after a growing pause, whenever it exits on its own. If a program was ready but
 * stops answering, it is killed first.
 */
export function keepRunning(program: Program, observer: Observer, pace?: HealthPace): RunningProgram {
  const { promise: ready, resolve: becomeReady } = Promise.withResolvers<void>()
  let life: OneLife | undefined
  let ended: Promise<void> = Promise.resolve()
  let pause: NodeJS.Timeout | undefined
  let stopping = false
  let deathsInARow = 0
  let stopWatching = () => {}

  function watch(health: Health, pid: number): void {
    stopWatching()
    stopWatching = watchHealth(
      health,
      () => {
        observer.say(`${program.name} does not answer any more; ending it. Its log: ${program.logFile}`)
        endGroup(pid)
      },
      pace,
    )
  }

  function start(): void {
    const startedAt = Date.now()
    const current = liveOnce(program, {
      ready: (health) => {
        if (health !== undefined && current.pid !== undefined && !stopping) watch(health, current.pid)
        if (deathsInARow > 0) observer.say(`${program.name} is running again.`)
        becomeReady()
      },
      fatal: (message) => {
        stopping = true
        observer.fatal(message)
      },
    })
    life = current
    if (current.pid !== undefined) observer.spawned(program.name, current.pid)
    ended = current.ended.then((how) => {
      stopWatching()
      if (stopping) return
      deathsInARow = Date.now() - startedAt >= STEADY_AFTER_MS ? 1 : deathsInARow + 1
      const pauseMs = restartPauseMs(deathsInARow)
      observer.say(
        `${program.name} ended (${how}); starting it again in ${pauseMs / 1000} s. Its log: ${program.logFile}`,
      )
      pause = setTimeout(start, pauseMs)
    })
  }

  start()
  return {
    name: program.name,
    ready,
    stop: async () => {
      stopping = true
      stopWatching()
      clearTimeout(pause)
      life?.askToStop()
      await ended
    },
    kill: () => {
      stopWatching()
      if (life?.pid !== undefined) endGroup(life.pid)
    },
  }
}
