import { type Usage, usageOf } from './processes.ts'

/** Adds up what the parts of an installation use, across restarts of their processes. */
export type UsageMeter = {
  /** Reads the current usage. Call it every few seconds, and before a process is killed. */
  read(): void
  /** Starts counting CPU time from here. */
  begin(): void
  /** CPU time since `begin`, and the memory at the last reading, by part. */
  usage(): Map<string, Usage>
}

/** @param parts the process ids that each part has at the moment */
export function createUsageMeter(parts: () => ReadonlyMap<string, readonly number[]>): UsageMeter {
  /** The CPU time of each process: at the beginning (zero for a newer one), and last read. */
  const seen = new Map<number, { part: string; fromMs: number; toMs: number }>()
  let memory = new Map<string, number>()

  function read(): void {
    const current = parts()
    const usage = usageOf([...current.values()].flat())
    memory = new Map()
    for (const [part, pids] of current) {
      for (const pid of pids) {
        const { cpuMs, memoryBytes } = usage.get(pid) ?? { cpuMs: 0, memoryBytes: 0 }
        const before = seen.get(pid)
        seen.set(pid, { part, fromMs: before?.fromMs ?? 0, toMs: Math.max(cpuMs, before?.toMs ?? 0) })
        memory.set(part, (memory.get(part) ?? 0) + memoryBytes)
      }
    }
  }

  return {
    read,
    begin() {
      read()
      for (const [pid, { part, toMs }] of seen) seen.set(pid, { part, fromMs: toMs, toMs })
    },
    usage() {
      const cpu = new Map<string, number>()
      for (const { part, fromMs, toMs } of seen.values()) cpu.set(part, (cpu.get(part) ?? 0) + toMs - fromMs)
      return new Map([...cpu].map(([part, cpuMs]) => [part, { cpuMs, memoryBytes: memory.get(part) ?? 0 }]))
    },
  }
}
