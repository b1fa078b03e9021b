import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Generated folders, which don't cite our pages. */
const made = new Set(['node_modules', 'dist', 'data', 'screenshots', 'test-results', 'playwright-report', 'coverage'])

/** Whether a path is a generated folder or inside one. */
export const isMade = (path: string): boolean => path.split('/').some((part) => made.has(part))

/** Every file of the repository, as a sorted list of paths from the root. */
export function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (!entry.isDirectory()) return entry.isFile() ? [path] : []
      return made.has(entry.name) || entry.name === '.git' ? [] : filesIn(root, path)
    })
    .sort()
}
