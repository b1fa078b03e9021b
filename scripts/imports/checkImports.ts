import { importCycles } from './cycles.ts'
import { readImports } from './graph.ts'
import { brokenRules } from './rules.ts'

/** Checks every import below the workspaces' `src` against the rules of `docs/architecture.md`. */
export function checkImports(root: string): { violations: string[]; importCount: number } {
  const imports = readImports(root)
  return { violations: [...brokenRules(imports), ...importCycles(imports)], importCount: imports.length }
}
