import { accessSync, constants, lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { typeScriptCompiler } from '../languages/typeScriptCompiler.ts'
import type { World } from '../sandbox/wall.ts'

/** A root file system whose compilers and interpreters programs may use: the host's own, or the language image. */
export type Toolchain = {
  /** Tells one set of tools from another. */
  id: string
  /** What it is, in words. */
  name: string
  world: World
  /**
   * Where a tool is in the sandbox, by its name or by its absolute path; undefined where there is none that the sandbox
   * can show: one that leads to somebody's home folder, for instance.
   */
  find(tool: string): string | undefined
}

/** Folders of tools, as programs see them. */
const folders = ['/usr/bin', '/usr/local/bin', '/usr/local/go/bin', '/usr/lib/go/bin']

/** The Node that runs this service, whose place on the host is none that programs may see. */
const nodeInSandbox = '/node'
const binds = [{ from: process.execPath, to: nodeInSandbox }, ...(typeScriptCompiler?.binds ?? [])]

/** The variables of every compiler and every program. */
export const commonEnvironment = {
  PATH: [...folders.slice(0, 3), '/bin'].join(':'),
  HOME: '/tmp',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
} as const

function findBy(isShown: (path: string) => boolean): Toolchain['find'] {
  return (tool) => {
    if (tool === 'node') return nodeInSandbox
    const paths = tool.startsWith('/') ? [tool] : folders.map((folder) => join(folder, tool))
    return paths.find((path) => {
      try {
        return isShown(path)
      } catch {
        return false // not there: the next folder may have it
      }
    })
  }
}

/** The tools that are installed on this machine. */
export const hostToolchain: Toolchain = {
  id: 'host',
  name: 'the tools of this machine',
  world: { root: '/', binds },
  find: findBy((path) => {
    accessSync(path, constants.R_OK)
    return realpathSync(path).startsWith('/usr/')
  }),
}

/** The tools of a root file system below a folder of the host. Its links mean places in it, so they are not followed here. */
export const toolchainAt = (root: string, id: string): Toolchain => ({
  id,
  name: 'the language image',
  world: { root, binds },
  find: findBy((path) => lstatSync(join(root, path)) !== undefined),
})
