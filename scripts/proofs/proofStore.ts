import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'

export type ProofStore<Proof> = {
  find(name: string, key: string): Proof | undefined
  keep(name: string, key: string, proof: Proof): void
}

/**
 * Remembers proofs in a folder, by name and by the key of everything they depend on. With a different key, a proof
 * isn't found.
 */
export function createProofStore<Proof>(folder: string, schema: z.ZodType<Proof>): ProofStore<Proof> {
  const pathOf = (name: string, key: string) => join(folder, `${name.replaceAll('/', '.')}.${key}.json`)
  return {
    find(name, key) {
      const path = pathOf(name, key)
      return existsSync(path) ? schema.parse(JSON.parse(readFileSync(path, 'utf8'))) : undefined
    },
    keep(name, key, proof) {
      mkdirSync(folder, { recursive: true })
      // Written to another file first, so that an interrupted run doesn't leave half a proof.
      const draft = `${pathOf(name, key)}.${process.pid}`
      writeFileSync(draft, JSON.stringify(proof))
      renameSync(draft, pathOf(name, key))
    },
  }
}
