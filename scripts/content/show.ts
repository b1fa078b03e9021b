import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '../../shared/src/content/index.ts'
import { readCases } from './casesFile.ts'

/**
 * Finds the input of a case by its number among the hidden ones, or by words of its name (“large”, “visible case 1”).
 * @returns the input as programs read it, or the names of the cases that are meant or exist
 */
export function inputOfCase(id: string, wanted: string, folder: string): { ok: boolean; says: string } {
  const file = join(folder, kinds.coding.folder, id, 'cases.json')
  if (!existsSync(file)) return { ok: false, says: `there is no ${file}` }
  const cases = readCases(readFileSync(file, 'utf8'))
  const isMeant = (name: string) =>
    /^\d+$/.test(wanted) ? name.startsWith(`hidden case ${wanted},`) : name.toLowerCase().includes(wanted.toLowerCase())
  const meant = cases.filter(({ name }) => isMeant(name))
  const [only] = meant
  if (only !== undefined && meant.length === 1) return { ok: true, says: only.stdin }
  const named = (meant.length > 0 ? meant : cases).map(({ name }) => name)
  const begin = meant.length > 0 ? 'several cases are meant' : `no case is called “${wanted}”; there are`
  return { ok: false, says: [`${begin}:`, ...named].join('\n') }
}
