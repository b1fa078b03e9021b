import type { ProvenSpec, ProvenSpecs } from '../proofs/provenSpecs.ts'
import { addedUp, nothingRun, type Outcome } from './outcome.ts'

/** How a stage runs that remembers what it has proven. */
export type Remembering = {
  specs: readonly string[]
  /** Runs some of the specs; what it cannot finish by then, in ms, counts as not run. */
  run: (specs: readonly string[], until: number | undefined) => Promise<Outcome>
  /** How many specs are run at once: each batch is begun only while there is time. All together where it is not said. */
  batchSize?: number
}

export type Patience = {
  proven: ProvenSpecs
  /** Whether what was proven before is proven again. */
  isComplete: boolean
  /** When everything has to be over, in ms. */
  until: number | undefined
}

/** With less than that left nothing is begun any more. */
const leastMs = 60_000

/** Runs the specs that are not proven yet, remembers those that pass whole, and names the others: proven before, or not run for want of time. */
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
    // An error outside of every test may come from any of them.
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
