import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { GroupPart } from './controlGroup.ts'
import {
  type Controller,
  groupPrefix,
  makeGroup,
  type OwnGroup,
  reasonOf,
  removeGroup,
  wordsOf,
} from './controlGroupTree.ts'
import { strangersAmong } from './processFamily.ts'

/**
 * The name of the group for the service and its children. They need a separate group, because a group with processes in
 * it can't delegate controllers.
 */
const servicesName = `${groupPrefix}services`
const wanted = ['memory', 'pids', 'cpu'] as const satisfies readonly Controller[]

export type Delegation = { parent: string; controllers: Controller[]; problems: string[] }

/**
 * Prepares this process's own version-2 group to delegate its controllers to groups below it. First moves the service
 * and its children into a separate group. Does nothing if other processes share the group.
 */
export function delegate(own: OwnGroup, userId: number): Delegation {
  const parent = basename(own.folder) === servicesName ? dirname(own.folder) : own.folder
  const offered = wordsOf(join(parent, 'cgroup.controllers'))
  const problems = wanted.filter((name) => !offered.includes(name)).map((name) => `there is no ${name} controller`)
  const available = wanted.filter((name) => offered.includes(name))
  const missing = available.filter((name) => !wordsOf(join(parent, 'cgroup.subtree_control')).includes(name))
  if (missing.length === 0) return { parent, controllers: available, problems }

  // The root group, the only one without a type, may contain processes.
  const isRootOfAll = !existsSync(join(parent, 'cgroup.type'))
  try {
    if (!isRootOfAll) moveAside(parent, userId)
  } catch (error) {
    return { parent, controllers: [], problems: [...problems, reasonOf(error)] }
  }
  const controllers: Controller[] = available.filter((name) => !missing.includes(name))
  for (const name of missing) {
    try {
      handOn(parent, name)
      controllers.push(name)
    } catch (error) {
      problems.push(`the ${name} controller cannot be handed on: ${reasonOf(error)}`)
    }
  }
  return { parent, controllers, problems }
}

/**
 * Delegates a controller. Retries, because the kernel may briefly report the group as busy after processes have moved
 * away.
 */
function handOn(parent: string, controller: Controller): void {
  for (let tries = 1; ; tries++) {
    try {
      writeFileSync(join(parent, 'cgroup.subtree_control'), `+${controller}`)
      return
    } catch (error) {
      if (tries === 10 || !(error instanceof Error && 'code' in error && error.code === 'EBUSY')) throw error
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
    }
  }
}

function moveAside(parent: string, userId: number): void {
  if (statSync(parent).uid !== userId) throw new Error(`the group ${parent} belongs to another user`)
  const procs = join(parent, 'cgroup.procs')
  const services = join(parent, servicesName)
  // A process may start another one while it is being moved, so repeat this until none is left.
  for (let tries = 0; tries < 20; tries++) {
    const pids = wordsOf(procs).map(Number)
    if (pids.length === 0) return
    const strangers = strangersAmong(pids)
    if (strangers.length > 0) throw new Error(`other processes share the group ${parent}: ${strangers.join(', ')}`)
    if (!existsSync(services)) mkdirSync(services)
    for (const pid of pids) move(pid, join(services, 'cgroup.procs'))
  }
  throw new Error(`new processes keep joining the group ${parent}`)
}

function move(pid: number, procsFile: string): void {
  try {
    writeFileSync(procsFile, String(pid))
  } catch (error) {
    if (existsSync(`/proc/${pid}`)) throw error // otherwise it has ended in the meantime
  }
}

const periodUs = 100_000

/** Creates a slot's version-2 group with all controllers the parent delegates. Throws if that isn't possible. */
export function makeSecondVersionPart({ parent, controllers }: Delegation, name: string): GroupPart {
  const folder = makeGroup(parent, name, 'cgroup.procs')
  const write = (file: string, value: string): void => {
    if (existsSync(join(folder, file))) writeFileSync(join(folder, file), value)
  }
  const has = (controller: Controller): boolean => controllers.includes(controller)
  return {
    // Every group measures its processes' processor time, even without a delegated controller.
    controllers: existsSync(join(folder, 'cpu.stat')) ? [...controllers, 'cpuacct'] : controllers,
    procsFile: join(folder, 'cgroup.procs'),
    processorTimeFile: existsSync(join(folder, 'cpu.stat')) ? join(folder, 'cpu.stat') : null,
    memoryEventsFile: has('memory') ? join(folder, 'memory.events') : null,
    limit({ memoryMb, processes, cores }) {
      // Leave memory.oom.group at 0, so that the kernel kills only the program, whose process is marked for that. The
      // init is in the same group and must survive.
      if (has('memory')) write('memory.max', String(memoryMb * 1024 * 1024))
      if (has('memory')) write('memory.swap.max', '0')
      if (has('pids')) write('pids.max', String(processes))
      if (has('cpu')) write('cpu.max', `${cores * periodUs} ${periodUs}`)
    },
    async remove() {
      write('cgroup.kill', '1')
      await removeGroup(folder)
    },
  }
}
