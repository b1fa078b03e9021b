import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { createDependencies } from '../imports/dependencies.ts'

/** The machine. Proofs depend on it as well as on files. */
export type Machine = {
  facts: Record<string, string>
  /**
   * Whether the language image exists. Without it, languages depend on what happens to be installed, so we remember no
   * proofs.
   */
  hasImage: boolean
}

/** Browser tests visit the built product in another process, so they don't import any of it. */
const visited = {
  by: /^web\/e2e\/.*\.e2e\.ts$/,
  roots: ['scripts/start.mjs', 'web/playwright.config.ts', 'web/e2e/product.setup.ts', 'web/vite.config.ts'],
  folders: 'web/{index.html,public/**,src/**}',
}

const packages = 'package-lock.json'
const ofTheImage = 'workers/src/executor/toolchains/image.ts'

const SOURCE = /\.(ts|tsx|mjs|js)$/

/**
 * Strips a source's comments, so that rewording one doesn't make us prove anything again. Comments for the test runner
 * stay, and a source that can't be parsed stays as is.
 */
function codeOf(file: string, source: string): string {
  const { comments, errors } = parseSync(file, source)
  if (errors.length > 0) return source
  const parts: string[] = []
  let end = 0
  for (const comment of comments.filter(({ value }) => !value.includes('@vitest'))) {
    parts.push(source.slice(end, comment.start).trimEnd())
    end = comment.end
  }
  return [...parts, source.slice(end)].join('').trim()
}

const isSpec = (file: string): boolean => /\.spec\.tsx?$/.test(file)

const contentOf = (path: string): string | Buffer =>
  SOURCE.test(path) ? codeOf(path, readFileSync(path, 'utf8')) : readFileSync(path)

const filesIn = (root: string, pattern: string): string[] =>
  globSync(pattern, { cwd: root }).filter((file) => statSync(join(root, file)).isFile() && !isSpec(file))

/**
 * Computes a key from everything that a spec depends on: itself, what it imports and reads in the repository, the
 * packages, and the machine. Undefined if that can't be determined.
 */
export function createProofKeys(root: string, { facts, hasImage }: Machine): (spec: string) => string | undefined {
  const dependenciesOf = createDependencies(root)
  const hashes = new Map<string, string>()
  const hashOf = (file: string): string => {
    const known = hashes.get(file)
    if (known !== undefined) return known
    const path = join(root, file)
    const hash = existsSync(path) ? createHash('sha256').update(contentOf(path)).digest('hex') : 'missing'
    hashes.set(file, hash)
    return hash
  }
  const programsOf = (spec: string): string[] =>
    visited.by.test(spec) ? [...visited.roots, ...filesIn(root, visited.folders)] : []
  const filesOf = (spec: string): string[] | undefined => {
    try {
      return [...new Set([spec, ...programsOf(spec)].flatMap(dependenciesOf))].sort()
    } catch (error) {
      // A spec with a source that can't be parsed has to run, because it fails and says why.
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
