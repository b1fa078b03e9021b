import type { TestRun } from '@greenroom/shared/session'
import type { HandInView } from './useHandIn.ts'

/** The run as the candidate can see it: a submission's result stays hidden while the hand-in can be undone. */
export const untilItStands = (run: TestRun, { undoLeftMs }: Pick<HandInView, 'undoLeftMs'>): TestRun =>
  undoLeftMs > 0 && run.handedIn && run.purpose === 'submission' && run.outcome.status === 'COMPLETED'
    ? { ...run, outcome: { status: 'PENDING' } }
    : run
