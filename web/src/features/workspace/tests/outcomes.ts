import type { TestCaseOutcome, TestRun } from '@greenroom/shared/session'

/** The results of a run that are there to be seen; null while there are none. */
export const resultsOf = ({ outcome }: TestRun) => (outcome.status === 'COMPLETED' ? outcome.results : null)

/** What the workers leave of a long text, and how they end it. */
const isSame = (shown: string | null, whole: string | null): boolean => {
  if (shown === null || whole === null) return shown === whole
  return shown === whole || (shown.endsWith('…') && whole.startsWith(shown.slice(0, -1)))
}

/** What became of a case in a run; undefined if the run had no such case, for one was edited or added since. */
export function outcomeOf(
  run: TestRun | undefined,
  { stdin, expected }: { stdin: string; expected: string | null },
): TestCaseOutcome | undefined {
  const results = run === undefined ? null : resultsOf(run)
  return results?.testCases.find(
    (outcome) => !outcome.hidden && isSame(outcome.stdin, stdin) && isSame(outcome.expected_output, expected),
  )
}
