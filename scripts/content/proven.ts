import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'
import { createProofStore } from '../proofs/proofStore.ts'

const provenSchema = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number()])),
  mutants: z.number(),
  caught: z.number(),
})
/** The result of a proof without problems: its line in the table, and its part of the mutation score. */
export type Proven = z.infer<typeof provenSchema>

/**
 * Remembers, in this machine's cache, which version of an item was proven by which tools. Only proofs without problems
 * are stored, so that problems are reported until they are fixed.
 */
export function createProven(folder: string = join(cacheDir, 'content')) {
  const tools = hashOfTools()
  const store = createProofStore(folder, provenSchema)
  return {
    find: (name: string, version: string): Proven | undefined => store.find(name, `${version}.${tools}`),
    keep: (name: string, version: string, proven: Proven): void => store.keep(name, `${version}.${tools}`, proven),
  }
}

/**
 * Hashes everything that a proof depends on besides the item: the proving tools, the languages' limits, the input
 * generators, and the stubs.
 */
function hashOfTools(): string {
  const content = join(import.meta.dirname, '..', '..', 'shared', 'src', 'content')
  const filesOf = (folder: string) =>
    readdirSync(join(content, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .toSorted()
  const tools = ['hunt.ts', 'mutate.py', 'mutants.ts', 'proof.ts', 'provePage.ts', 'runMany.py', 'runMany.ts']
  const files = [
    ...tools.map((file) => join(import.meta.dirname, file)),
    join(content, '..', 'rules', 'runLimits.ts'),
    ...filesOf('inputs'),
    ...filesOf('stubs'),
  ]
  const hash = createHash('sha256')
  for (const file of files.filter((each) => !each.endsWith('.spec.ts'))) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
