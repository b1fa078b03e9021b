import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { createDependencies } from '../imports/dependencies.ts'

/** What a proof depends on beside files: the machine that it was made on. */
export type Machine = {
  facts: Record<string, string>
  /** Whether the language image is there; without it languages differ with whatever is installed, so that nothing stays proven. */
  hasImage: boolean
}

/** Browser tests visit a product that is started and built beside them; nothing of it is imported. */
const visited = {
  by: /^web\/e2e\/.*\.e2e\.ts$/,
  roots: ['scripts/start.mjs', 'web/playwright.config.ts', 'web/e2e/product.setup.ts', 'web/vite.config.ts'],
  folders: 'web/{index.html,public/**,src/**}',
}

const packages = 'package-lock.json'
const ofTheImage = 'workers/src/executor/toolchains/image.ts'

const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file)

const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => statSync(join(root, file)).isFile() && !isSpec(file))

/**
 * Tells the key of everything that a spec depends on: itself, what it imports and reads in the repository, the packages, and the
 * machine. Undefined where it cannot be told.
 */
export function createProofKeys(root: string, { facts, hasImage }: Machine): (spec: string) => string | undefined {
  const dependenciesOf = createDependencies(root)
  const hashes = new Map<string, string>()
  const hashOf = (file: string): string => {
    const known = hashes.get(file)
    if (known !== undefined) return known
    const path = join(root, file)
    const hash = existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing'
    hashes.set(file, hash)
    return hash
  }
  const programsOf = (spec: string): string[] =>
    visited.by.test(spec) ? [...visited.roots, ...filesIn(root, visited.folders)] : []
  const filesOf = (spec: string): string[] | undefined => {
    try {
      return [...new Set([spec, ...programsOf(spec)].flatMap(dependenciesOf))].sort()
    } catch (error) {
      // A source that cannot be read makes its specs fail, which say why; here it only means that nothing is proven.
      if (error instanceof SyntaxError) return undefined
      throw error
    }
  }
  return (spec) => {
    const files = filesOf(spec)
    if (files === undefined) return undefined
    if (files.includes(ofTheImage) && !hasImage) return undefined
    const contents = [...files, packages].map((file) => [file, hashOf(file)])
    return createHash('sha256')
      .update(JSON.stringify([facts, contents]))
      .digest('hex')
      .slice(0, 24)
  }
}
