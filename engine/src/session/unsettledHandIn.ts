import { type HandIn, type InProgress, isPending, lastHandIn, type TestRun } from '@greenroom/shared/session'

/**
 * The hand-in whose test result arrived while it could still be undone and so hasn't taken effect yet; otherwise null.
 */
export function unsettledHandIn({ step, question }: InProgress): { handIn: HandIn; run: TestRun } | null {
  const handIn = lastHandIn(question)
  const run = question.runs.find(({ runId }) => runId === handIn?.runId)
  if (step !== 'testing' || handIn === undefined || run === undefined || isPending(run)) return null
  return { handIn, run }
}
