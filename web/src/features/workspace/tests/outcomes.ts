import type { TestCaseOutcome, TestRun } from '@greenroom/shared/session'

/** A run's visible results; null if there aren't any yet. */
export const resultsOf = ({ outcome }: TestRun) => (outcome.status === 'COMPLETED' ? outcome.results : null)

/** Whether two texts are the same. The workers may have truncated `shown`, which then ends with “…”. */
const isSame = (shown: string | null, whole: string | null): boolean => {
  if (shown === null || whole === null) return shown === whole
  return shown === whole || (shown.endsWith('…') && whole.startsWith(shown.slice(0, -1)))
}

/** A case's result in a run; undefined if the case wasn't in the run, because it was edited or added since. */
export function outcomeOf(
  run: TestRun | undefined,
  { stdin, expected }: { stdin: string; expected: string | null },
): TestCaseOutcome | undefined {
  const results = run === undefined ? null : resultsOf(run)
  return results?.testCases.find(
    (outcome) => !outcome.hidden && isSame(outcome.stdin, stdin) && isSame(outcome.expected_output, expected),
  )
}
