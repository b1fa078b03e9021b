import { z } from 'zod'
import type { Logger } from '../session/logger.ts'
import type { Store } from '../store/port.ts'

const runSchema = z.object({
  /** The job's name. */
  id: z.string(),
  /** When it is due, ms since 1970. */
  nextAt: z.number(),
  /** Set by the engine that runs the job. No other engine takes it before then. */
  takenUntil: z.number(),
})

/** An engine that began and hasn't finished after this long counts as dead. */
const takenForMs = 10 * 60_000
const retryAfterMs = 5 * 60_000

export type RecurringJob = {
  name: string
  everyMs: number
  /** Every step must be idempotent: if one fails, the steps are repeated. */
  steps: readonly { name: string; run: () => Promise<void> }[]
}

export type OnceForAllOptions = {
  store: Store
  logger: Pick<Logger, 'info' | 'warn'>
  now: () => number
  /** How often this engine checks whether the job is due. */
  lookEveryMs?: number
}

/**
 * Runs a job repeatedly, on one engine at a time. The due time is in the store, so it survives restarts and the next
 * start catches up. If an engine dies halfway, another one takes over ten minutes later.
 * @returns a function that stops the job after the current step
 */
export function startOnceForAll(
  { name, everyMs, steps }: RecurringJob,
  { store, logger, now, lookEveryMs = 60_000 }: OnceForAllOptions,
): { stop(): Promise<void> } {
  const runs = store.collection<z.infer<typeof runSchema>>({
    name: 'recurringJobs',
    unique: [],
    indexes: [['nextAt'], ['takenUntil']],
    parse: (stored) => runSchema.parse(stored),
  })

  async function runIfDue(): Promise<void> {
    const due = await runs.get(name)
    if (due === undefined) await runs.insert({ id: name, nextAt: now(), takenUntil: 0 })
    else if (due.nextAt > now() || due.takenUntil > now()) return
    const free = { nextAt: { lte: now() }, takenUntil: { lte: now() } }
    if (!(await runs.update(name, { takenUntil: now() + takenForMs }, free))) return
    let failed = 0
    for (const step of steps) {
      if (stopped) break
      try {
        await step.run()
      } catch (error) {
        failed += 1
        logger.warn({ err: error, job: name, step: step.name }, 'a step of a recurring job failed; will retry')
      }
      await runs.update(name, { takenUntil: now() + takenForMs })
    }
    if (stopped) await runs.update(name, { takenUntil: 0 })
    else if (failed > 0) await runs.update(name, { takenUntil: now() + retryAfterMs })
    else await runs.update(name, { nextAt: now() + everyMs, takenUntil: 0 })
  }

  let stopped = false
  const look = () =>
    runIfDue().catch((error: unknown) => logger.warn({ err: error, job: name }, 'a recurring job failed; will retry'))
  let running = look()
  const timer = setInterval(() => {
    running = running.then(() => (stopped ? undefined : look()))
  }, lookEveryMs)
  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
