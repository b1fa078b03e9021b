import { readdirSync } from 'node:fs'
import { join, posix } from 'node:path'

/** Folders that are made, not written: what they hold cites nothing of ours. */
const made = new Set(['node_modules', 'dist', 'data', 'screenshots', 'test-results', 'playwright-report', 'coverage'])

/** Whether a path lies in a folder that is made, or is one. */
export const isMade = (path: string): boolean => path.split('/').some((part) => made.has(part))

/** Every file of the repository, by its path from the root, sorted. */
export function filesIn(root: string, folder = ''): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = posix.join(folder, entry.name)
      if (!entry.isDirectory()) return entry.isFile() ? [path] : []
      return made.has(entry.name) || entry.name === '.git' ? [] : filesIn(root, path)
    })
    .sort()
}
