import { globSync, readFileSync, statSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readDoors, resolveTarget } from './graph.ts'
import { type ModuleParts, modulePartsOf, type Taken } from './moduleParts.ts'

const SOURCE = /\.(ts|tsx|mjs|js)$/
/**
 * Matches paths in the source: `join(import.meta.dirname, 'init')`, `new URL('./weights.json', import.meta.url)`, and
 * programs by their path from the root.
 */
const NAMED = {
  joined: /join\(\s*import\.meta\.dirname((?:\s*,\s*'[^']+')+)/g,
  url: /new URL\(\s*'(\.[^']*)'\s*,\s*import\.meta\.url/g,
  fromRoot: /'((?:shared|engine|workers|web|scripts)\/[\w./-]+\.\w+)'/g,
}

/**
 * Finds what a program depends on in the repository: the files it imports or mentions by path, and their dependencies.
 * For an entry (a file that only re-exports), only the imported names count, so that adding a name doesn't affect files
 * that don't import it. Packages aren't followed, because the lockfile covers them.
 */
export function createDependencies(root: string): (file: string) => string[] {
  const doors = readDoors(root)
  const modules = new Map<string, ModuleParts & { named: string[] }>()

  function read(file: string) {
    const known = modules.get(file)
    if (known) return known
    const source = readFileSync(join(root, file), 'utf8')
    const parts = { ...modulePartsOf(file, source), named: namedIn(file, source) }
    modules.set(file, parts)
    return parts
  }

  const targetOf = (from: string, specifier: string): string | undefined => {
    const to = resolveTarget(root, from, specifier, doors)
    return 'file' in to && kindOf(to.file) === 'file' ? to.file : undefined
  }
  const kindOf = (path: string): 'file' | 'folder' | undefined => {
    const found = statSync(join(root, path), { throwIfNoEntry: false })
    if (found?.isFile()) return 'file'
    return found?.isDirectory() ? 'folder' : undefined
  }

  /** Existing paths in a source's strings. A folder that contains the source itself doesn't count. */
  function namedIn(file: string, source: string): string[] {
    const folder = posix.dirname(file)
    const paths = [
      ...[...source.matchAll(NAMED.joined)].map(([, steps = '']) =>
        posix.join(folder, ...[...steps.matchAll(/'([^']+)'/g)].map(([, step = '']) => step)),
      ),
      ...[...source.matchAll(NAMED.url)].map(([, path = '']) => posix.join(folder, path)),
      ...[...source.matchAll(NAMED.fromRoot)].map(([, path = '']) => path),
    ].filter((path) => !path.startsWith('..') && !`${file}/`.startsWith(path === '.' ? '' : posix.join(path, '/')))
    return paths.flatMap((path) => {
      const kind = kindOf(path)
      if (kind === undefined) return []
      return kind === 'file' ? [path] : filesBelow(path)
    })
  }
  const filesBelow = (folder: string): string[] =>
    globSync('**/*', { cwd: join(root, folder), exclude: ['**/node_modules'] })
      .map((path) => posix.join(folder, path))
      .filter((path) => kindOf(path) === 'file')

  function exports(file: string, name: string): boolean {
    const { own, passedOn, passedOnWhole } = read(file)
    if (own.includes(name) || passedOn.some(({ known }) => known === name)) return true
    return passedOnWhole.some((specifier) => {
      const target = targetOf(file, specifier)
      return target !== undefined && exports(target, name)
    })
  }

  return (program) => {
    const found = new Set<string>()
    const seen = new Set<string>()
    function visit(file: string, taken: Taken): void {
      if (!SOURCE.test(file)) return void found.add(file)
      const parts = read(file)
      const follow = (specifier: string, what: Taken): void => {
        const target = targetOf(file, specifier)
        if (target !== undefined) visit(target, what)
      }
      const isFirst = (visited: string): boolean => !seen.has(visited) && seen.add(visited).has(visited)
      if (parts.isDoor && taken !== 'all') {
        for (const name of taken.filter((each) => isFirst(`${file} ${each}`))) takeByDoor(file, parts, name, follow)
        return
      }
      if (!isFirst(file)) return
      if (!parts.isDoor) found.add(file)
      for (const { specifier, taken: what } of parts.imports) follow(specifier, what)
      for (const { specifier, name } of parts.passedOn) follow(specifier, name === '*' ? 'all' : [name])
      for (const specifier of parts.passedOnWhole) follow(specifier, 'all')
      for (const path of parts.named) visit(path, 'all')
    }
    visit(program, 'all')
    return [...found].sort()
  }

  function takeByDoor(
    file: string,
    { passedOn, passedOnWhole }: ModuleParts,
    name: string,
    follow: (specifier: string, what: Taken) => void,
  ): void {
    const named = passedOn.filter(({ known }) => known === name)
    for (const each of named) follow(each.specifier, each.name === '*' ? 'all' : [each.name])
    if (named.length > 0) return
    const offers = (specifier: string): boolean => {
      const target = targetOf(file, specifier)
      return target !== undefined && exports(target, name)
    }
    for (const specifier of passedOnWhole.filter(offers)) follow(specifier, [name])
  }
}
