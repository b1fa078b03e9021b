import { setTimeout as sleep } from 'node:timers/promises'
import {
  createRunFile,
  isRunning,
  type RecordedProcess,
  type RunRecord,
  readRunFile,
  recordOf,
  removeRunFile,
} from './runFile.ts'

const SUPERVISOR_PATIENCE_MS = 15_000
const LEFTOVER_PATIENCE_MS = 5_000
const LOOK_EVERY_MS = 50

export type Claim = { ok: true; record: RunRecord } | { ok: false; reason: string }

/**
 * Makes this process the owner of a data folder. First stops an earlier run from the same checkout, or anything that a
 * killed run left behind. A run from another checkout is left alone.
 */
export async function claimDataDir(dataDir: string, checkout: string, say: (line: string) => void): Promise<Claim> {
  const supervisor = recordOf('supervisor', process.pid)
  if (!supervisor) throw new Error("This process isn't in the list of processes")
  const record: RunRecord = { supervisor, checkout, programs: [] }

  while (!createRunFile(dataDir, record)) {
    const earlier = readRunFile(dataDir)
    if (earlier) {
      const handedOver = await stopEarlier(earlier, { dataDir, checkout, say })
      if (!handedOver.ok) return handedOver
    }
    removeRunFile(dataDir, earlier)
    if (!earlier) removeRunFile(dataDir)
  }
  return { ok: true, record }
}

async function stopEarlier(
  earlier: RunRecord,
  { dataDir, checkout, say }: { dataDir: string; checkout: string; say: (line: string) => void },
): Promise<{ ok: true } | { ok: false; reason: string }> {
  const { supervisor } = earlier
  if (isRunning(supervisor)) {
    if (earlier.checkout !== checkout) {
      const who = `the Greenroom in ${earlier.checkout} (process ${supervisor.pid})`
      return { ok: false, reason: `DATA_DIR: ${dataDir} is in use by ${who}; stop that one or choose another folder.` }
    }
    say(`An earlier start (process ${supervisor.pid}) is running; stopping it to take over.`)
    await end([supervisor], SUPERVISOR_PATIENCE_MS)
  }

  const left = earlier.programs.filter(isRunning)
  if (left.length > 0) {
    say(`Ending what an earlier start left running: ${left.map(({ name }) => name).join(', ')}.`)
    await end(left, LEFTOVER_PATIENCE_MS)
  }
  return { ok: true }
}

/** Asks processes recognised as ours to stop, and kills those that don't in time. */
async function end(processes: RecordedProcess[], patienceMs: number): Promise<void> {
  for (const each of processes) if (isRunning(each)) process.kill(each.pid, 'SIGTERM')
  const deadline = Date.now() + patienceMs
  while (processes.some(isRunning) && Date.now() < deadline) await sleep(LOOK_EVERY_MS)
  for (const each of processes) if (isRunning(each)) process.kill(each.pid, 'SIGKILL')
  while (processes.some(isRunning)) await sleep(LOOK_EVERY_MS)
}
