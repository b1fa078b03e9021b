/** What a stage of the test run counted; `skipped` names each test that was not run. */
export type Outcome = { passed: number; failed: number; skipped: string[] }

/** A stage that is one check by itself. */
export function checkOutcome(ok: boolean): Outcome {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] }
}

/** A runner that fails without naming a failed test (a crash, an error outside of a test) is one failure. */
export function withExitCode(outcome: Outcome, exitCode: number): Outcome {
  return exitCode !== 0 && outcome.failed === 0 ? { ...outcome, failed: 1 } : outcome
}

/** The line that ends a test run. */
export function totalLine(outcomes: Outcome[]): string {
  const sum = (count: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[count], 0)
  return `${sum('passed')} passed, ${sum('failed')} failed`
}
