import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cacheDir } from '../../workers/src/platform/cacheDir.ts'

const provenSchema = z.object({
  row: z.record(z.string(), z.union([z.string(), z.number()])),
  mutants: z.number(),
  caught: z.number(),
})
/** What a proof without findings showed: a line of the table, and what the mutation score is made of. */
export type Proven = z.infer<typeof provenSchema>

/**
 * Remembers, in the cache of this machine, which version of an item was proven by which tools. Only proofs without findings are kept, so what
 * was wrong is told again until it is right.
 */
export function createProven(folder: string = join(cacheDir, 'content')) {
  const tools = hashOfTools()
  const pathOf = (name: string, version: string) => join(folder, `${name.replace('/', '.')}.${version}.${tools}.json`)
  return {
    find(name: string, version: string): Proven | undefined {
      const path = pathOf(name, version)
      if (!existsSync(path)) return undefined
      return provenSchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    },
    keep(name: string, version: string, proven: Proven): void {
      mkdirSync(folder, { recursive: true })
      writeFileSync(pathOf(name, version), JSON.stringify(proven))
    },
  }
}

/** Whatever a proof depends on besides the item: the tools that prove, and the stubs. */
function hashOfTools(): string {
  const stubs = join(import.meta.dirname, '..', '..', 'shared', 'src', 'content', 'stubs')
  const files = [
    ...['mutate.py', 'mutants.ts', 'proof.ts', 'provePage.ts'].map((file) => join(import.meta.dirname, file)),
    ...readdirSync(stubs).map((file) => join(stubs, file)),
  ]
  const hash = createHash('sha256')
  for (const file of files.filter((each) => !each.endsWith('.spec.ts'))) hash.update(readFileSync(file))
  return hash.digest('hex').slice(0, 12)
}
