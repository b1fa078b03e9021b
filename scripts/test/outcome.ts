/** What became of one spec file. */
export type SpecRun = { file: string; seconds: number; passed: number; failed: number; notRun: number }

/** What a stage of the test run counted; `skipped` names each test that was not run, and `notes` is what else is to be said of it. */
export type Outcome = { passed: number; failed: number; skipped: string[]; specs: SpecRun[]; notes: string[] }

export const nothingRun: Outcome = { passed: 0, failed: 0, skipped: [], specs: [], notes: [] }

/** A stage that is one check by itself. */
export function checkOutcome(ok: boolean): Outcome {
  return { ...nothingRun, passed: ok ? 1 : 0, failed: ok ? 0 : 1 }
}

/** A runner that fails without naming a failed test (a crash, an error outside of a test) is one failure. */
export function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** Several runs counted as one. */
export function addedUp(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    skipped: outcomes.flatMap(({ skipped }) => skipped),
    specs: outcomes.flatMap(({ specs }) => specs),
    notes: outcomes.flatMap(({ notes }) => notes),
  }
}

/** The line that ends a test run. */
export function totalLine(outcomes: readonly Outcome[]): string {
  const { passed, failed } = addedUp(outcomes)
  return `${passed} passed, ${failed} failed`
}

/** What takes longest, one line each. */
export function slowestLines(outcomes: readonly Outcome[], count = 10): string[] {
  return addedUp(outcomes)
    .specs.toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, count)
    .map(({ file, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${file}`)
}
