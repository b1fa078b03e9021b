import { type HandIn, type InProgress, isPending, lastHandIn, type TestRun } from '@greenroom/shared/session'

/**
 * Returns the hand-in whose test result has arrived but hasn't taken effect yet, because the hand-in could still be
 * undone. Null if there is none.
 */
export function unsettledHandIn({ step, question }: InProgress): { handIn: HandIn; run: TestRun } | null {
  const handIn = lastHandIn(question)
  const run = question.runs.find(({ runId }) => runId === handIn?.runId)
  if (step !== 'testing' || handIn === undefined || run === undefined || isPending(run)) return null
  return { handIn, run }
}
