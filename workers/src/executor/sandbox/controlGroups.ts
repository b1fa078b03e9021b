import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** A control group per slot, for what rlimits cannot bound: the memory and the number of all processes together. */
export type ControlGroup = {
  /** Files into which a process writes itself to join. */
  procsFiles: readonly string[]
  limit(limits: { memoryMb: number; processes: number }): void
  /** How many processes the kernel has ended so far because the group was out of memory. */
  outOfMemoryKills(): number
  remove(): Promise<void>
}

const root = '/sys/fs/cgroup'
const prefix = 'greenroom-'

function ownPath(controller: string): string | undefined {
  for (const line of readFileSync('/proc/self/cgroup', 'utf8').split('\n')) {
    const [, controllers, ...path] = line.split(':')
    if (controllers?.split(',').includes(controller)) return path.join(':')
  }
  return undefined
}

/** Removes the groups of services that are gone; a group that is in use cannot be removed. */
function removeStale(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1]
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    tryRemove(join(parent, name))
  }
}

function tryRemove(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return false // busy: a process of it is still ending
  }
}

/** Removes a group within a second; one that is busy for longer is left to the next start (removeStale). */
async function removeSoon(folder: string): Promise<void> {
  for (let tries = 0; tries < 50 && !tryRemove(folder); tries++) await pause(20)
}

function makeFolder(parent: string, name: string, neededFile: string): string {
  removeStale(parent)
  const folder = join(parent, name)
  mkdirSync(folder, { recursive: true })
  if (existsSync(join(folder, neededFile))) return folder
  rmdirSync(folder)
  throw new Error(`${parent} does not hand its controllers on`)
}

const read = (...path: string[]): string => readFileSync(join(...path), 'utf8')
const countOf = (text: string): number => Number(/^oom_kill (\d+)$/m.exec(text)?.[1] ?? 0)

function firstVersion(name: string): ControlGroup {
  const [memoryPath, pidsPath] = [ownPath('memory'), ownPath('pids')]
  if (memoryPath === undefined || pidsPath === undefined) throw new Error('there is no memory or pids controller')
  const memory = makeFolder(join(root, 'memory', memoryPath), name, 'memory.limit_in_bytes')
  const pids = makeFolder(join(root, 'pids', pidsPath), name, 'pids.max')
  return {
    procsFiles: [join(memory, 'cgroup.procs'), join(pids, 'cgroup.procs')],
    limit({ memoryMb, processes }) {
      writeFileSync(join(memory, 'memory.limit_in_bytes'), String(memoryMb * 1024 * 1024))
      writeFileSync(join(pids, 'pids.max'), String(processes))
    },
    outOfMemoryKills: () => countOf(read(memory, 'memory.oom_control')),
    async remove() {
      await Promise.all([removeSoon(memory), removeSoon(pids)])
    },
  }
}

function secondVersion(name: string): ControlGroup {
  const path = ownPath('')
  if (path === undefined) throw new Error('there is no control group of the second version')
  const folder = makeFolder(join(root, path), name, 'memory.max')
  return {
    procsFiles: [join(folder, 'cgroup.procs')],
    limit({ memoryMb, processes }) {
      writeFileSync(join(folder, 'memory.max'), String(memoryMb * 1024 * 1024))
      if (existsSync(join(folder, 'memory.swap.max'))) writeFileSync(join(folder, 'memory.swap.max'), '0')
      writeFileSync(join(folder, 'pids.max'), String(processes))
    },
    outOfMemoryKills: () => countOf(read(folder, 'memory.events')),
    remove: () => removeSoon(folder),
  }
}

/** Makes a group for a slot. Throws where this process may not: then limits are watched by the init alone. */
export function createControlGroup(slot: string): ControlGroup {
  const name = `${prefix}${process.pid}-${slot}`
  return existsSync(join(root, 'cgroup.controllers')) ? secondVersion(name) : firstVersion(name)
}
