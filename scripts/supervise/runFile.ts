import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { startTimeOf } from './processIdentity.ts'

const recordedProcess = z.object({ name: z.string(), pid: z.int().positive(), startTime: z.string() })

const runRecord = z.object({
  supervisor: recordedProcess,
  /** The checkout it was started from. */
  checkout: z.string(),
  programs: z.array(recordedProcess),
})

export type RecordedProcess = z.infer<typeof recordedProcess>
export type RunRecord = z.infer<typeof runRecord>

const fileIn = (dataDir: string) => join(dataDir, 'run.pid')

/** Describes a process so that it can be recognised later; undefined if it has already ended. */
export function recordOf(name: string, pid: number): RecordedProcess | undefined {
  const startTime = startTimeOf(pid)
  return startTime === undefined ? undefined : { name, pid, startTime }
}

/** Whether the process is still running. False if its id now belongs to another process. */
export function isRunning(recorded: RecordedProcess): boolean {
  return startTimeOf(recorded.pid) === recorded.startTime
}

/** The contents of `DATA_DIR/run.pid`; undefined if it is missing or unreadable. */
export function readRunFile(dataDir: string): RunRecord | undefined {
  try {
    const content: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'))
    return runRecord.safeParse(content).data
  } catch (error) {
    if (error instanceof SyntaxError || (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Creates the file completely or not at all. @returns false if it already exists */
export function createRunFile(dataDir: string, record: RunRecord): boolean {
  const draft = writeDraft(dataDir, record)
  try {
    linkSync(draft, fileIn(dataDir))
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  } finally {
    rmSync(draft)
  }
}

/** After this long, a full disk may have space again. */
const RETRY_AFTER_MS = 5_000

/**
 * Returns a function that writes the current record atomically, so that nobody reads half of it. If that fails, as on a
 * full disk, it retries later and the programs keep running.
 */
export function runRecorder(dataDir: string, record: RunRecord): () => void {
  let retry: NodeJS.Timeout | undefined
  return function recordRun() {
    clearTimeout(retry)
    try {
      renameSync(writeDraft(dataDir, record), fileIn(dataDir))
    } catch {
      retry = setTimeout(recordRun, RETRY_AFTER_MS).unref()
    }
  }
}

function writeDraft(dataDir: string, record: RunRecord): string {
  const draft = `${fileIn(dataDir)}.${process.pid}`
  try {
    writeFileSync(draft, JSON.stringify(record), { mode: 0o600 })
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
  return draft
}

/** Removes the file. If a record is given, only if the file still belongs to that supervisor. */
export function removeRunFile(dataDir: string, owner?: RunRecord): void {
  if (owner && readRunFile(dataDir)?.supervisor.pid !== owner.supervisor.pid) return
  rmSync(fileIn(dataDir), { force: true })
}
