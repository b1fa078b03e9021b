import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { z } from 'zod'
import { importsOf, type SourceImport } from './sourceImports.ts'

/** The target of an import: a file in the repository (its path from the root), or a package by its specifier. */
export type Target = { file: string } | { package: string }

export type Import = { from: string; to: Target; kind: SourceImport['kind'] }

const WORKSPACES = ['shared', 'engine', 'workers', 'web'] as const

const manifest = z.object({ name: z.string(), exports: z.record(z.string(), z.string()).optional() })

/** Reads and resolves every import in the source files below the workspaces' `src` and in the programs beside them. */
export function readImports(root: string): Import[] {
  const doors = readDoors(root)
  const sources = globSync(
    [...WORKSPACES.map((workspace) => `${workspace}/src`), 'workers/hostile', 'workers/matrix'].map(
      (folder) => `${folder}/**/*.{ts,tsx}`,
    ),
    { cwd: root },
  )
  return sources.sort().flatMap((from) =>
    importsOf(from, readFileSync(join(root, from), 'utf8')).map(({ specifier, kind }) => ({
      from,
      to: resolveTarget(root, from, specifier, doors),
      kind,
    })),
  )
}

/** The public entries of the workspaces' packages: `@greenroom/shared/content` → `shared/src/content/index.ts`. */
export function readDoors(root: string): Map<string, string> {
  const doors = new Map<string, string>()
  for (const workspace of WORKSPACES) {
    const file = join(root, workspace, 'package.json')
    if (!existsSync(file)) continue
    const { name, exports } = manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
    for (const [door, path] of Object.entries(exports ?? {}))
      doors.set(posix.join(name, door), posix.join(workspace, path))
  }
  return doors
}

export function resolveTarget(root: string, from: string, specifier: string, doors: Map<string, string>): Target {
  // Anything after a question mark (`?worker`, `?raw`) is for the web's bundler.
  const [path = specifier] = specifier.split('?')
  if (!path.startsWith('.')) {
    const file = doors.get(path)
    return file ? { file } : { package: path }
  }
  const file = posix.join(posix.dirname(from), path)
  const candidates = [file, `${file}.ts`, `${file}.tsx`, `${file}/index.ts`, `${file}/index.tsx`]
  return { file: candidates.find((candidate) => isFile(join(root, candidate))) ?? file }
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
