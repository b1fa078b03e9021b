import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** What is bounded by control groups here, by the names that the kernel has for it. */
export type Controller = 'memory' | 'pids' | 'cpu' | 'cpuacct'

/** The folder of this process's own group in one tree of groups, and the controllers that this tree has. */
export type OwnGroup = { version: 1 | 2; controllers: readonly string[]; folder: string }

const plainPath = (path: string): string =>
  path.replace(/\\(\d{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

/**
 * Finds this process's groups from `/proc/self/cgroup` and `/proc/self/mountinfo`. A container may see a part of a tree only:
 * then paths are relative to what is mounted. Groups outside of what is mounted are left out.
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

/** The words of a file of the kernel, none where it is not there. */
export function wordsOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split(/\s+/).filter(Boolean) : []
}

/** Names of the groups that services make; the number is the service's process. */
export const groupPrefix = 'greenroom-'

function tryRemove(folder: string): boolean {
  try {
    rmdirSync(folder)
    return true
  } catch {
    return !existsSync(folder) // otherwise busy: a process of it is still ending
  }
}

/** Removes the groups of services that are gone; a group that is in use cannot be removed. */
function removeStale(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${groupPrefix}(\\d+)-`).exec(name)?.[1]
    if (pid !== undefined && !existsSync(`/proc/${pid}`)) tryRemove(join(parent, name))
  }
}

/** Makes a group that has `neededFile`. Throws where this process may not, or where the group has no such controller. */
export function makeGroup(parent: string, name: string, neededFile: string): string {
  removeStale(parent)
  const folder = join(parent, name)
  if (!existsSync(folder)) mkdirSync(folder)
  if (existsSync(join(folder, neededFile))) return folder
  rmdirSync(folder)
  throw new Error('it is not handed on to groups below')
}

/** Removes a group within a second; one that is busy for longer is left to the next start. */
export async function removeGroup(folder: string): Promise<void> {
  for (let tries = 0; tries < 50 && !tryRemove(folder); tries++) await pause(20)
}

const refusals: Record<string, string> = {
  EACCES: 'this user may not write it',
  EPERM: 'this user may not write it',
  EROFS: 'it is mounted read-only',
  EBUSY: 'it is busy',
}

/** Why something of the kernel's could not be written, in words. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return refusals[code] ?? error.message
}
