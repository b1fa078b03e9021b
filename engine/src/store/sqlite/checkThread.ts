// Checks all pages of a database file while the program is using it. Sends `null` or the problem.
import { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'

function damageOf(file: unknown): string | null {
  try {
    const database = new DatabaseSync(String(file), { readOnly: true, timeout: 10_000 })
    try {
      const [row] = database.prepare('PRAGMA quick_check(1)').all()
      const found = String(Object.values(row ?? {})[0])
      return found === 'ok' ? null : found.trim()
    } finally {
      database.close()
    }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

parentPort?.postMessage(damageOf(workerData))
