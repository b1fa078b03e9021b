import { accessSync, constants, lstatSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { typeScriptCompiler } from '../languages/typeScriptCompiler.ts'
import type { World } from '../sandbox/wall.ts'

/** A root file system with compilers and interpreters for programs: the host's own or the language image. */
export type Toolchain = {
  /** Identifies a set of tools. */
  id: string
  /** A name for people. */
  name: string
  world: World
  /**
   * Finds a tool's path in the sandbox, by its name or absolute path. Undefined if the tool is missing, or if the
   * sandbox can't show it, as with a tool in a home folder.
   */
  find(tool: string): string | undefined
}

/** Folders of tools, as programs see them. */
const folders = ['/usr/bin', '/usr/local/bin', '/usr/local/go/bin', '/usr/lib/go/bin']

/** The path in the sandbox of the Node that runs this service. Programs can't see its path on the host. */
const nodeInSandbox = '/node'
const binds = [{ from: process.execPath, to: nodeInSandbox }, ...(typeScriptCompiler?.binds ?? [])]

/** The environment variables of every compiler and program. */
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
        return false // it isn't there, so try the next folder
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

/**
 * The tools of a root file system in a folder of the host. Links in it are relative to that root, so we don't follow
 * them on the host.
 */
export const toolchainAt = (root: string, id: string): Toolchain => ({
  id,
  name: 'the language image',
  world: { root, binds },
  find: findBy((path) => lstatSync(join(root, path)) !== undefined),
})
