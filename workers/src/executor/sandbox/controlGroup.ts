import type { Controller } from './controlGroupTree.ts'

/** `cores` is how many processors all processes together may keep busy. */
export type GroupLimits = { memoryMb: number; processes: number; cores: number }

/** The control group of a slot. It limits all processes together, which rlimits can't do. */
export type ControlGroup = {
  /** The files a process writes its id to in order to join the group. */
  procsFiles: readonly string[]
  /** The file with the processor time of the whole group (`cpuacct.usage` or `cpu.stat`); null if there is none. */
  processorTimeFile: string | null
  /**
   * The file with a line `oom_kill N`: how many processes the kernel killed because the group was out of memory; null
   * if there is none.
   */
  memoryEventsFile: string | null
  /** The resources this group limits and measures. */
  controllers: readonly Controller[]
  limit(limits: GroupLimits): void
  remove(): Promise<void>
}

/** A slot's group in one hierarchy of control groups. */
export type GroupPart = Omit<ControlGroup, 'procsFiles'> & { procsFile: string }
