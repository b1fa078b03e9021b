import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GroupPart } from './controlGroup.ts'
import { type Controller, makeGroup, type OwnGroup, removeGroup, wordsOf } from './controlGroupTree.ts'

/** The file that shows whether a version-1 group has this controller. */
const fileOf: Record<Controller, string> = {
  memory: 'memory.limit_in_bytes',
  pids: 'pids.max',
  cpu: 'cpu.cfs_quota_us',
  cpuacct: 'cpuacct.usage',
}
const periodUs = 100_000

/** Creates a slot's version-1 group with one controller. Throws if that isn't possible. */
export function makeFirstVersionPart(own: OwnGroup, controller: Controller, name: string): GroupPart {
  const folder = makeGroup(own.folder, name, fileOf[controller])
  const write = (file: string, value: number): void => writeFileSync(join(folder, file), String(value))
  return {
    controllers: [controller],
    procsFile: join(folder, 'cgroup.procs'),
    processorTimeFile: controller === 'cpuacct' ? join(folder, fileOf.cpuacct) : null,
    memoryEventsFile: controller === 'memory' ? join(folder, 'memory.oom_control') : null,
    limit({ memoryMb, processes, cores }) {
      if (controller === 'pids') write('pids.max', processes)
      if (controller === 'cpu') write('cpu.cfs_quota_us', cores * periodUs)
      if (controller !== 'memory') return
      const bytes = memoryMb * 1024 * 1024
      const both = 'memory.memsw.limit_in_bytes'
      if (!existsSync(join(folder, both))) return write(fileOf.memory, bytes)
      // The limit on memory and swap together is the same as the memory limit, so there is no swap. The memory limit
      // may never exceed it, so the order of the writes matters.
      const before = Number(readFileSync(join(folder, both), 'utf8'))
      const order = bytes > before ? [both, fileOf.memory] : [fileOf.memory, both]
      for (const file of order) write(file, bytes)
    },
    async remove() {
      for (const pid of wordsOf(join(folder, 'cgroup.procs'))) endProcess(Number(pid))
      await removeGroup(folder)
    },
  }
}

/** Ends a process. A group must be empty before removal; version 2 has `cgroup.kill` for that. */
function endProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has ended in the meantime.
  }
}
