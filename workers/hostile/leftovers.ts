import { existsSync, readdirSync, readFileSync, readlinkSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Hostile programs put this marker into every name they choose. */
export const marker = 'greenroom-hostile'
const firstProgramUid = 61_000
const patienceMs = 1_500

const namesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder)
  } catch {
    return [] // it has gone in the meantime
  }
}

const groupName = new RegExp(`greenroom-${process.pid}-`)

function linesWith(file: string, pattern: RegExp): string[] {
  try {
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => pattern.test(line))
  } catch {
    return [] // it isn't there, or no longer
  }
}

type Process = { pid: number; parent: number; uid: number; state: string; command: string }

function processes(): Map<number, Process> {
  const found = new Map<number, Process>()
  for (const name of namesIn('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      const number = (field: string): number => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(status)?.[1])
      const command = readFileSync(`/proc/${name}/cmdline`, 'utf8').replaceAll('\0', ' ')
      const state = /^State:\s+(\w)/m.exec(status)?.[1] ?? ''
      found.set(Number(name), { pid: Number(name), parent: number('PPid'), uid: number('Uid'), state, command })
    } catch {
      // It ended while we looked at it.
    }
  }
  return found
}

const inWords = ({ pid, parent, state, command }: Process): string =>
  `${pid} (${state}, child of ${parent}) ${command.slice(0, 60)}`

/** Whether a process is a program in a sandbox, going by its user or its name. */
const isProgram = ({ uid, command }: Process, slotCount: number): boolean =>
  (uid >= firstProgramUid && uid < firstProgramUid + slotCount) || command.includes(marker)

/** Whether a process is a program in a sandbox, or looks like one of the sandbox's own processes. */
const isOfSandbox = (one: Process, slotCount: number): boolean =>
  isProgram(one, slotCount) || /bwrap|sandbox-init|^\/init\b/.test(one.command)

/** Whether a process is in another service's control group. */
function isOfAnotherService({ pid }: Process): boolean {
  const [groups] = linesWith(`/proc/${pid}/cgroup`, /greenroom-\d+-/)
  return groups !== undefined && !groupName.test(groups)
}

/** Children of this process, and sandbox processes whose service has ended or is this one. */
function strayProcesses(slotCount: number): Process[] {
  const all = processes()
  const isStray = (one: Process): boolean => {
    if (one.parent === process.pid) return true
    if (one.pid === process.pid || !isOfSandbox(one, slotCount)) return false
    let top = one
    if (isOfAnotherService(one)) return false
    for (let parent = all.get(top.parent); parent !== undefined && parent.pid > 1; parent = all.get(top.parent)) {
      if (parent.pid === process.pid) return true
      // The other service on this machine cleans up its own.
      if (!isOfSandbox(parent, slotCount)) return false
      top = parent
    }
    return true
  }
  return [...all.values()].filter(isStray)
}

/** This process's descriptors, except TCP connections, which come and go with callers. */
function descriptors(): string[] {
  const tcp = new Set<string>()
  for (const table of ['/proc/self/net/tcp', '/proc/self/net/tcp6']) {
    if (!existsSync(table)) continue
    for (const line of readFileSync(table, 'utf8').split('\n').slice(1)) tcp.add(line.trim().split(/\s+/)[9] ?? '')
  }
  return namesIn('/proc/self/fd').flatMap((fd) => {
    try {
      const target = readlinkSync(`/proc/self/fd/${fd}`)
      const inode = /^socket:\[(\d+)\]$/.exec(target)?.[1]
      return inode !== undefined && tcp.has(inode) ? [] : [target]
    } catch {
      return [] // the descriptor used to read this list
    }
  })
}

/** Files that programs may have left in the host's folders, found by owner and by name. */
function files(folders: readonly string[], slotCount: number): string[] {
  return folders.flatMap((folder) =>
    namesIn(folder)
      .map((name) => join(folder, name))
      .filter((path) => {
        const uid = statSync(path, { throwIfNoEntry: false })?.uid ?? 0
        return path.includes(marker) || (uid >= firstProgramUid && uid < firstProgramUid + slotCount)
      }),
  )
}

/**
 * Folders that may contain control groups of this process. Searched only once, because walking through all of them
 * takes a while.
 */
function groupParents(): string[] {
  const root = '/sys/fs/cgroup'
  if (!existsSync(root)) return []
  const found = readdirSync(root, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && groupName.test(entry.name),
  )
  return [...new Set(found.map(({ parentPath }) => parentPath))]
}

const groupsIn = (parents: readonly string[]): string[] =>
  parents.flatMap((parent) =>
    namesIn(parent)
      .filter((name) => groupName.test(name))
      .map((name) => join(parent, name)),
  )

const membersOf = (group: string): string[] =>
  linesWith(join(group, 'cgroup.procs'), /\d/).map((pid) => `process ${pid} in ${group}`)

export type LeftoverWatch = {
  /** Lists anything that wasn't there at the beginning. Waits a moment for things that are just ending. */
  find(): Promise<string[]>
}

/** For these, only the number matters: an idle slot starts its next sandbox, which brings new ones. */
const counted = ['process of a sandbox', 'descriptor', 'control group member']
const settledMs = 400

/**
 * Starts watching for anything programs leave behind, once the executor is idle. Nothing may be running now or at any
 * later check, and every slot must have been used before.
 */
export async function watchLeftovers(where: { slotCount: number; folders: string[] }): Promise<LeftoverWatch> {
  const { slotCount, folders } = where
  const parents = groupParents()
  const look = (): Map<string, string[]> => {
    const strays = strayProcesses(slotCount).map((one) => ({ ...one, isProgram: isProgram(one, slotCount) }))
    const named = (wanted: boolean) => strays.filter((one) => one.isProgram === wanted).map(inWords)
    return new Map([
      ['process', named(true)],
      ['process of a sandbox', named(false)],
      ['descriptor', descriptors()],
      ['mount', linesWith('/proc/self/mountinfo', / \/(?:box|newroot|oldroot)|greenroom-hostile/)],
      ['socket', linesWith('/proc/net/unix', /@.*greenroom-hostile/)],
      ['shared memory', linesWith('/proc/sysvipc/shm', /\b610\d\d\b/)],
      ['file', files([tmpdir(), '/dev/mqueue', '/dev/shm', ...folders], slotCount)],
      ['control group', groupsIn(parents)],
      ['control group member', groupsIn(parents).flatMap(membersOf)],
    ])
  }
  const numbers = (seen: Map<string, string[]>): string => [...seen.values()].map(({ length }) => length).join(' ')
  let before = look()
  for (let restingMs = 0; restingMs < settledMs; restingMs += 50) {
    await pause(50)
    const now = look()
    if (numbers(now) !== numbers(before)) restingMs = 0
    before = now
  }

  const added = (): string[] =>
    [...look()].flatMap(([kind, now]) => {
      const known = before.get(kind) ?? []
      const fresh = now.filter((one) => !known.includes(one))
      if (!counted.includes(kind)) return fresh.map((one) => `${kind}: ${one}`)
      const more = now.length - known.length
      return more > 0 ? [`${kind}, ${more} more than before, among: ${fresh.join(', ')}`] : []
    })
  return {
    async find() {
      const until = Date.now() + patienceMs
      for (;;) {
        const left = added()
        if (left.length === 0 || Date.now() > until) return left
        await pause(20)
      }
    },
  }
}
