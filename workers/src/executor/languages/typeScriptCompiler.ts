import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { ReadOnlyBind } from '../sandbox/wall.ts'

/** The type-checking compiler, at the path where programs see it. */
export type TypeScriptCompiler = {
  binds: readonly ReadOnlyBind[]
  /** Checks one file in the working folder and prints lines such as `main.ts(3,7): error TS2322: …`. */
  command: (sourceFile: string) => readonly [string, ...string[]]
  /** Prints `Version 7.0.2`. */
  versionCommand: readonly [string, ...string[]]
}

const compilerInSandbox = '/typescript'
const nodeTypesInSandbox = 'node-types'

/** The usual settings for candidates: strict, the newest language, Node's own library and not the browser's. */
const options = [
  ...['--noEmit', '--pretty', 'false', '--strict', '--skipLibCheck'],
  ...['--target', 'esnext', '--lib', 'esnext', '--module', 'esnext', '--moduleResolution', 'bundler'],
  // Makes a file without imports a module, so that its names don't clash with other files'.
  ...['--moduleDetection', 'force', '--allowImportingTsExtensions'],
  ...['--typeRoots', '/', '--types', nodeTypesInSandbox],
]

function folderOf(name: string): string | null {
  try {
    return dirname(createRequire(import.meta.url).resolve(`${name}/package.json`))
  } catch {
    return null // it isn't installed
  }
}

/** The native compiler of this service's `typescript` package; null if it isn't installed. */
function findTypeScriptCompiler(): TypeScriptCompiler | null {
  const native = folderOf(`@typescript/typescript-${process.platform}-${process.arch}`)
  const nodeTypes = folderOf('@types/node')
  if (native === null || nodeTypes === null || !existsSync(join(native, 'lib', 'tsc'))) return null
  return {
    binds: [
      { from: join(native, 'lib'), to: compilerInSandbox },
      { from: nodeTypes, to: `/${nodeTypesInSandbox}` },
    ],
    command: (sourceFile) => [`${compilerInSandbox}/tsc`, ...options, sourceFile],
    versionCommand: [`${compilerInSandbox}/tsc`, '--version'],
  }
}

export const typeScriptCompiler = findTypeScriptCompiler()
