import { readdirSync, readFileSync } from 'node:fs'

/** What a program and everything it started have used. */
export type Usage = { cpuMs: number; memoryBytes: number }

type Process = Usage & { parent: number }

/** Linux reports CPU time in hundredths of a second, and memory in pages. */
const msATick = 10
const pageBytes = 4_096

/** The whole machine's processor time since it started, in ms over all cores. */
export type MachineTime = { busyMs: number; totalMs: number }

/** The line of `/proc/PID/stat`. A program's name may contain spaces and brackets. */
export function readStat(stat: string): Process | null {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [, parent, , , , , , , , , , user, system, usersOfEnded, systemsOfEnded] = fields
  const pages = fields[21]
  if (parent === undefined || user === undefined || system === undefined || pages === undefined) return null
  // A process inherits the times of children that have ended.
  const ticks = user + system + (usersOfEnded ?? 0) + (systemsOfEnded ?? 0)
  return { parent, cpuMs: ticks * msATick, memoryBytes: pages * pageBytes }
}

function processes(): Map<number, Process> {
  const all = new Map<number, Process>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      const found = readStat(readFileSync(`/proc/${name}/stat`, 'latin1'))
      if (found !== null) all.set(Number(name), found)
    } catch (error) {
      // It has ended since the folder was listed.
      if (!isGone(error)) throw error
    }
  }
  return all
}

const isGone = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ESRCH')

/** The usage of these processes, each with everything it started. A process that has ended is missing. */
export function usageOf(pids: readonly number[]): Map<number, Usage> {
  const all = processes()
  const children = Map.groupBy(all.keys(), (pid) => all.get(pid)?.parent ?? 0)
  const sum = (pid: number): Usage => {
    const own = all.get(pid) ?? { cpuMs: 0, memoryBytes: 0 }
    return (children.get(pid) ?? [])
      .map(sum)
      .reduce((a, b) => ({ cpuMs: a.cpuMs + b.cpuMs, memoryBytes: a.memoryBytes + b.memoryBytes }), {
        cpuMs: own.cpuMs,
        memoryBytes: own.memoryBytes,
      })
  }
  return new Map(pids.filter((pid) => all.has(pid)).map((pid) => [pid, sum(pid)]))
}

export function machineTime(): MachineTime {
  const [first = ''] = readFileSync('/proc/stat', 'latin1').split('\n')
  const [user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, soft = 0, stolen = 0] = first
    .split(/\s+/)
    .slice(1)
    .map(Number)
  const busy = user + nice + system + interrupts + soft + stolen
  return { busyMs: busy * msATick, totalMs: (busy + idle + waiting) * msATick }
}
