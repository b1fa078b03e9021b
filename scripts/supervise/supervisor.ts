import { setTimeout as sleep } from 'node:timers/promises'
import type { HealthPace } from './health.ts'
import { keepRunning, type Observer, type RunningProgram } from './program.ts'
import type { Program } from './programLife.ts'

/** After this long the next program is asked to stop, even if the previous one hasn't ended. */
const TURN_MS = 2_000
/** Programs still running after this long are killed. */
const GRACE_MS = 8_000
const REMINDER_EVERY_MS = 10_000

export type Supervisor = {
  /** Starts a program and keeps it running. Resolves when it is ready. */
  start: (program: Program) => Promise<void>
  /** Stops the listed programs first, in this order, then all others, last started first. */
  stop: (order: readonly string[]) => Promise<void>
}

/** Runs programs side by side, restarts those that crash or stop answering, and stops them in order. */
export function createSupervisor(observer: Observer, pace?: HealthPace): Supervisor {
  const running: RunningProgram[] = []
  let stopped: Promise<void> | undefined

  async function stopAll(order: readonly string[]): Promise<void> {
    const named = order.flatMap((name) => running.filter((program) => program.name === name))
    const others = running.filter((program) => !named.includes(program)).reverse()
    const inOrder = [...named, ...others]

    const overdue = setTimeout(() => {
      for (const program of inOrder) program.kill()
    }, GRACE_MS)
    const ends: Promise<void>[] = []
    for (const program of inOrder) {
      const end = program.stop()
      ends.push(end)
      await Promise.race([end, sleep(TURN_MS, undefined, { ref: false })])
    }
    await Promise.all(ends)
    clearTimeout(overdue)
  }

  return {
    start: async (program) => {
      // Everything is being stopped, so this start never resolves.
      if (stopped) return await new Promise<void>(() => {})
      const started = keepRunning(program, observer, pace)
      running.push(started)
      const reminder = setInterval(() => {
        if (!stopped) observer.say(`Waiting for ${program.name} …`)
      }, REMINDER_EVERY_MS)
      await started.ready
      clearInterval(reminder)
    },
    stop: (order) => {
      stopped ??= stopAll(order)
      return stopped
    },
  }
}
