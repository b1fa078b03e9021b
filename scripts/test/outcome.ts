/** The result of one spec file. */
export type SpecRun = { file: string; seconds: number; passed: number; failed: number; notRun: number }

/** What a stage counted. `skipped` lists each test that didn't run; `notes` holds anything else to print. */
export type Outcome = { passed: number; failed: number; skipped: string[]; specs: SpecRun[]; notes: string[] }

/** How a note about a failed test begins. */
export const FAILED = 'failed: '

export const nothingRun: Outcome = { passed: 0, failed: 0, skipped: [], specs: [], notes: [] }

/** The outcome of a stage that is a single check. */
export function checkOutcome(ok: boolean): Outcome {
  return { ...nothingRun, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** Counts one failure if a runner fails without reporting a failed test (a crash, or an error outside of a test). */
export function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** Adds up several outcomes. */
export function addedUp(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
    specs: outcomes.flatMap(({ specs }) => specs),
    notes: outcomes.flatMap(({ notes }) => notes),
  }
}

/** The last line of a test run. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const { passed, failed } = addedUp(outcomes)
  return `${passed} passed, ${failed} failed`
}

/**
 * Every failure of a stage, one line each. A runner that crashed reports no failed test, only tests that it didn't get
 * to.
 */
export function failureLines(stage: string, { failed, notes }: Outcome): string[] {
  const named = notes.filter((note) => note.startsWith(FAILED))
  const unnamed = failed - named.length
  const lines = named.map((note) => `${stage} ${note}`)
  return unnamed > 0
    ? [...lines, `${stage} ${FAILED}${unnamed} without a named test; the output above says why`]
    : lines
}

/** The slowest specs, one line each. */
export function slowestLines(outcomes: readonly Outcome[], count = 10): string[] {
  return addedUp(outcomes)
    .specs.toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
}
