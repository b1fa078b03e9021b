import { accessSync, constants, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { ReadOnlyBind } from './sandbox/wall.ts'

/** Folders of tools that the sandbox shows as they are on the host. */
const folders = ['/usr/bin', '/usr/local/bin', '/usr/local/go/bin', '/usr/lib/go/bin']

/** The Node that runs this service, whose place on the host is none that programs may see. */
const nodeInSandbox = '/node'
export const toolBinds: readonly ReadOnlyBind[] = [{ from: process.execPath, to: nodeInSandbox }]

/** The variables of every compiler and every program. */
export const commonEnvironment = {
  PATH: [...folders.slice(0, 3), '/bin'].join(':'),
  HOME: '/tmp',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
} as const

/**
 * Where a tool is in the sandbox, or undefined where the host has none that the sandbox can show: one that leads to
 * somebody's home folder, for instance.
 */
export function findTool(name: string): string | undefined {
  if (name === 'node') return nodeInSandbox
  for (const folder of folders) {
    const path = join(folder, name)
    try {
      accessSync(path, constants.X_OK)
      if (realpathSync(path).startsWith('/usr/')) return path
    } catch {
      // Not in this folder: the next one may have it.
    }
  }
  return undefined
}
