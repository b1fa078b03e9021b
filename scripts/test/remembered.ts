import type { ProvenSpec, ProvenSpecs } from '../proofs/provenSpecs.ts'
import { addedUp, nothingRun, type Outcome } from './outcome.ts'

/** How to run a stage that remembers its proofs. */
export type Remembering = {
  specs: readonly string[]
  /** Runs some of the specs. Specs that can't finish by `until`, in ms, count as not run. */
  run: (specs: readonly string[], until: number | undefined) => Promise<Outcome>
  /** How many specs to run at once. Each batch starts only if there is time. If missing, all run together. */
  batchSize?: number
}

export type Patience = {
  proven: ProvenSpecs
  /** Whether to repeat earlier proofs. */
  isComplete: boolean
  /** When everything must be over, in ms. */
  until: number | undefined
}

/** Nothing new starts with less time than this left. */
const leastMs = 60_000

/**
 * Runs the specs that aren't proven yet, and remembers those that pass completely. Reports the rest, which were proven
 * before or had no time to run.
 */
export async function runRemembered({ specs, run, batchSize }: Remembering, patience: Patience): Promise<Outcome> {
  const { proven, isComplete, until } = patience
  const before = specs.flatMap((spec) => {
    const found = isComplete ? undefined : proven.find(spec)
    return found === undefined ? [] : [{ spec, found }]
  })
  const open = specs.filter((spec) => !before.some((each) => each.spec === spec))
  const outcomes: Outcome[] = []
  for (const batch of batches(open, batchSize ?? Math.max(1, open.length))) {
    if (until !== undefined && until - Date.now() < leastMs) {
      outcomes.push({ ...nothingRun, skipped: batch.map((spec) => `${spec}: no time`) })
      continue
    }
    proven.begin(batch)
    const outcome = await run(batch, until)
    // An error outside of a test may come from any spec.
    if (outcome.failed === addedFailures(outcome)) proven.keep(outcome.specs)
    outcomes.push(outcome)
  }
  const { notes, ...outcome } = addedUp(outcomes)
  return { ...outcome, notes: [...provenLines(before), ...notes] }
}

const addedFailures = ({ specs }: Outcome): number => specs.reduce((total, { failed }) => total + failed, 0)

const batches = (specs: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(specs.length / size) }, (_, index) => specs.slice(index * size, (index + 1) * size))

function provenLines(before: { spec: string; found: ProvenSpec }[]): string[] {
  if (before.length === 0) return []
  const tests = before.reduce((total, { found }) => total + found.tests, 0)
  return [
    `proven before, and nothing changed since: ${before.length} specs with ${tests} tests (--all proves them again)`,
    ...before.map(({ spec, found }) => `  ${spec}: ${found.tests} tests, ${ageOf(found.at)} ago`),
  ]
}

function ageOf(at: number): string {
  const minutes = Math.round((Date.now() - at) / 60_000)
  if (minutes < 120) return `${minutes} min`
  return minutes < 48 * 60 ? `${Math.round(minutes / 60)} h` : `${Math.round(minutes / 1440)} days`
}
