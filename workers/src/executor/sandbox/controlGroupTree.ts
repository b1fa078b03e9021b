import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** The resources that control groups limit here, by the kernel's names. */
export type Controller = 'memory' | 'pids' | 'cpu' | 'cpuacct'

/** The folder of this process's own group in one hierarchy, and that hierarchy's controllers. */
export type OwnGroup = { version: 1 | 2; controllers: readonly string[]; folder: string }

const plainPath = (path: string): string =>
  path.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

/**
 * Finds this process's groups in `/proc/self/cgroup` and `/proc/self/mountinfo`. A container may only see part of a
 * hierarchy, in which case paths are relative to the mount. Leaves out groups outside the mount.
 */
export function findOwnGroups(cgroupText: string, mountinfoText: string): OwnGroup[] {
  const mounts = mountinfoText.split('\n').flatMap((line) => {
    const [before = '', after = ''] = line.split(' - ')
    const [, , , root = '', mountPoint = ''] = before.split(' ')
    const [type = '', , options = ''] = after.split(' ')
    const mount = { root: plainPath(root), mountPoint: plainPath(mountPoint), options: options.split(',') }
    return type === 'cgroup' || type === 'cgroup2' ? [{ ...mount, version: type === 'cgroup' ? 1 : 2 }] : []
  })
  return cgroupText.split('\n').flatMap((line): OwnGroup[] => {
    const [id, list = '', ...rest] = line.split(':')
    const path = rest.join(':')
    const version = id === '0' && list === '' ? 2 : 1
    const names = list.split(',').filter(Boolean)
    const mount = mounts.find(
      (one) => one.version === version && (version === 2 || names.some((name) => one.options.includes(name))),
    )
    if (mount === undefined || path === '') return []
    const isBelow = mount.root === '/' || path === mount.root || path.startsWith(`${mount.root}/`)
    if (!isBelow) return []
    const folder = join(mount.mountPoint, mount.root === '/' ? path : path.slice(mount.root.length))
    if (!existsSync(folder)) return []
    return [{ version, controllers: version === 1 ? names : wordsOf(join(folder, 'cgroup.controllers')), folder }]
  })
}

/** The words in a kernel file; none if the file is missing. */
export function wordsOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/).filter(Boolean) : []
}

/** The name prefix of services' groups. The number after it is the service's process id. */
export const groupPrefix = 'greenroom-'

function tryRemove(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return !existsSync(folder) // otherwise it is busy, because a process in it is still ending
  }
}

/** Removes the groups of services that have ended. A group in use can't be removed. */
function removeStale(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${groupPrefix}(\\d+)-`).exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) tryRemove(join(parent, name))
  }
}

/**
 * Creates a group that has `neededFile`. Throws if this process isn't allowed to, or if the group doesn't have that
 * controller.
 */
export function makeGroup(parent: string, name: string, neededFile: string): string {
  removeStale(parent)
  const folder = join(parent, name)
  if (!existsSync(folder)) mkdirSync(folder)
  if (existsSync(join(folder, neededFile))) return folder
  rmdirSync(folder)
  throw new Error('it is not handed on to groups below')
}

/**
 * Removes a group, retrying for up to a second while it is busy. A group that stays busy is removed at the next start.
 */
export async function removeGroup(folder: string): Promise<void> {
  for (let tries = 0; tries < 50 && !tryRemove(folder); tries++) await pause(20)
}

const refusals: Record<string, string> = {
  EACCES: 'this user may not write it',
  EPERM: 'this user may not write it',
  EROFS: 'it is mounted read-only',
  EBUSY: 'it is busy',
}

/** Returns the reason why a kernel file couldn't be written, as a phrase. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return refusals[code] ?? error.message
}
