import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import { z } from 'zod'
import { StoreUnavailable } from '../port.ts'
import { codeOf } from './failure.ts'

/** SQLite found a corrupt page, or a file that isn't a database. */
const CORRUPT = 11
const NOTADB = 26
const checkEveryMs = 60 * 60_000

const answerSchema = z.string().nullable()

export type Integrity = {
  /**
   * Resolves once the first check of the whole file has passed.
   * @throws StoreUnavailable if it is damaged
   */
  whole(): Promise<void>
  /** Records a statement's failure, which may be the first sign of damage. */
  notice(error: unknown): void
  stop(): Promise<void>
}

/**
 * Checks a database file's pages with SQLite's `quick_check`, at the start and every hour, in a separate thread. Once
 * damage is found, it is reported until the program restarts with an intact file.
 */
export function watchIntegrity(file: string, logger?: Pick<Logger, 'warn'>): Integrity {
  let damage: string | null = null
  const { promise: readOnce, resolve: wasRead } = Promise.withResolvers<void>()
  let checking: Worker | undefined

  function found(what: string): void {
    if (damage === null) logger?.warn({ file, damage: what }, 'the database is damaged')
    damage ??= what
  }

  function check(): void {
    if (checking !== undefined) return
    const thread = new Worker(new URL('./checkThread.ts', import.meta.url), { workerData: file })
    checking = thread
    thread.once('message', (answer: unknown) => {
      const what = answerSchema.parse(answer)
      if (what !== null) found(what)
    })
    thread.once('error', (error) => logger?.warn({ err: error }, "the database's check failed"))
    thread.once('exit', () => {
      checking = undefined
      wasRead()
    })
    thread.unref()
  }

  check()
  const timer = setInterval(check, checkEveryMs).unref()
  return {
    async whole() {
      await readOnce
      if (damage !== null) throw new StoreUnavailable(`the database is damaged: ${damage}`)
    },
    notice(error) {
      const code = (codeOf(error) ?? codeOf(error instanceof Error ? error.cause : undefined) ?? 0) & 0xff
      if (code === CORRUPT || code === NOTADB) found(error instanceof Error ? error.message : String(error))
    },
    async stop() {
      clearInterval(timer)
      await checking?.terminate()
    },
  }
}
