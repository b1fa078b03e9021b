import type { Import } from './graph.ts'

/**
 * Finds files that import each other in a cycle, one line for each cycle. Type imports count, because you can't
 * understand one file without the others. Lazy imports don't, because a page may lead to another page that leads back.
 */
export function importCycles(imports: Import[]): string[] {
  const targets = new Map<string, string[]>()
  for (const { from, to, kind } of imports) {
    if (kind !== 'lazy' && 'file' in to) targets.set(from, [...(targets.get(from) ?? []), to.file])
  }

  const cycles: string[] = []
  const done = new Set<string>()
  const path: string[] = []
  function visit(file: string): void {
    const start = path.indexOf(file)
    if (start >= 0) {
      cycles.push(`${[...path.slice(start), file].join(' → ')}: no cycles`)
      return
    }
    if (done.has(file)) return
    path.push(file)
    for (const target of targets.get(file) ?? []) visit(target)
    path.pop()
    done.add(file)
  }
  for (const file of targets.keys()) visit(file)
  return cycles
}
