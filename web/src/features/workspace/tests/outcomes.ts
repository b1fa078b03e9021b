import type { TestCaseOutcome, TestRun } from '@greenroom/shared/session'

/** The visible results of a run; null while there are none. */
export const resultsOf = ({ outcome }: TestRun) => (outcome.status === 'COMPLETED' ? outcome.results : null)

/** Whether these are the same text. The workers may have cut off `shown`, and then end it with “…”. */
const isSame = (shown: string | null, whole: string | null): boolean => {
  if (shown === null || whole === null) return shown === whole
  return shown === whole || (shown.endsWith('…') && whole.startsWith(shown.slice(0, -1)))
}

/** A case's result in a run; undefined if the run had no such case, because one was edited or added since. */
export function outcomeOf(
  run: TestRun | undefined,
  { stdin, expected }: { stdin: string; expected: string | null },
): TestCaseOutcome | undefined {
  const results = run === undefined ? null : resultsOf(run)
  return results?.testCases.find(
    (outcome) => !outcome.hidden && isSame(outcome.stdin, stdin) && isSame(outcome.expected_output, expected),
  )
}
