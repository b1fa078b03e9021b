import type { Controller } from './controlGroupTree.ts'

/** `cores` is how many processors all processes together may keep busy. */
export type GroupLimits = { memoryMb: number; processes: number; cores: number }

/** A control group per slot, for what rlimits cannot bound: what all processes together use. */
export type ControlGroup = {
  /** Files into which a process writes itself to join. */
  procsFiles: readonly string[]
  /** The file that tells the processor time of the whole group (`cpuacct.usage` or `cpu.stat`), null where there is none. */
  processorTimeFile: string | null
  /** The file with a line `oom_kill N`: how many processes the kernel has ended because the group was out of memory; or null. */
  memoryEventsFile: string | null
  /** What this group bounds or tells. */
  controllers: readonly Controller[]
  limit(limits: GroupLimits): void
  remove(): Promise<void>
}

/** A slot's group in one tree of groups. */
export type GroupPart = Omit<ControlGroup, 'procsFiles'> & { procsFile: string }
