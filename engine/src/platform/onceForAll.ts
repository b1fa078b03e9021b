import { z } from 'zod'
import type { Logger } from '../session/logger.ts'
import type { Store } from '../store/port.ts'

const runSchema = z.object({
  /** The name of the job. */
  id: z.string(),
  /** When it is due, ms since 1970. */
  nextAt: z.number(),
  /** Until when the engine that runs it has it for itself. */
  takenUntil: z.number(),
})

/** An engine that has begun and says no more for so long has ended. */
const takenForMs = 10 * 60_000
const retryAfterMs = 5 * 60_000

export type RecurringJob = {
  name: string
  everyMs: number
  /** Each can be done again, and is, where one of them fails. */
  steps: readonly { name: string; run: () => Promise<void> }[]
}

export type OnceForAllOptions = {
  store: Store
  logger: Pick<Logger, 'info' | 'warn'>
  now: () => number
  /** How often this engine looks whether it is due. */
  lookEveryMs?: number
}

/**
 * Runs a job again and again, by one engine at a time. When it is due lies in the store: no restart forgets it, and what came due while no engine was
 * alive is done at the next start. An engine that dies in the middle is followed by another one ten minutes later.
 * @returns a function that stops it, after the current step
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
        logger.warn({ err: error, job: name, step: step.name }, 'a step of a recurring job failed; it is done again')
      }
      await runs.update(name, { takenUntil: now() + takenForMs })
    }
    if (stopped) await runs.update(name, { takenUntil: 0 })
    else if (failed > 0) await runs.update(name, { takenUntil: now() + retryAfterMs })
    else await runs.update(name, { nextAt: now() + everyMs, takenUntil: 0 })
  }

  let stopped = false
  const look = () => runIfDue().catch((error: unknown) => logger.warn({ err: error, job: name }, 'a job is run later'))
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
