import { z } from 'zod'
import type { SpecRun } from '../test/outcome.ts'
import { createProofKeys, type Machine } from './proofKey.ts'
import { createProofStore } from './proofStore.ts'

const provenSchema = z.object({ at: z.number(), seconds: z.number(), tests: z.int().positive() })
/** A run that proved a spec: when it was, how long it took, and how many tests it had. */
export type ProvenSpec = z.infer<typeof provenSchema>

/**
 * Remembers, in a folder on this machine, which specs have passed with exactly these files and on this machine. @param
 * now in ms
 */
export function createProvenSpecs(of: { root: string; folder: string; machine: Machine; now?: () => number }) {
  const { root, folder, machine, now = Date.now } = of
  const store = createProofStore(folder, provenSchema)
  let keys = createProofKeys(root, machine)
  const keysOfRun = new Map<string, string>()
  return {
    /** Finds the earlier proof of a spec, if nothing it depends on has changed since. */
    find(spec: string): ProvenSpec | undefined {
      const key = keys(spec)
      return key === undefined ? undefined : store.find(spec, key)
    },
    /** Call this before specs run, so that later changes don't count as part of the run. */
    begin(specs: readonly string[]): void {
      keys = createProofKeys(root, machine)
      for (const spec of specs) {
        const key = keys(spec)
        if (key === undefined) keysOfRun.delete(spec)
        else keysOfRun.set(spec, key)
      }
    },
    /** Remembers runs that passed completely: no test failed or was skipped, and no file changed during the run. */
    keep(runs: readonly SpecRun[]): void {
      keys = createProofKeys(root, machine)
      for (const { file, passed, failed, notRun, seconds } of runs) {
        const key = keysOfRun.get(file)
        if (passed === 0 || failed > 0 || notRun > 0 || key === undefined || keys(file) !== key) continue
        store.keep(file, key, { at: now(), seconds, tests: passed })
      }
    },
  }
}
export type ProvenSpecs = ReturnType<typeof createProvenSpecs>
