import { type CommitView, foldCommit, type InterviewStep, remainingAt, type Session } from '@greenroom/shared'

/** What the log tells besides the state: since when the step lasts. */
export type Moments = {
  /** The step that is under way and what was on the clock when it began; null where it began before what is known. */
  step: { question: number; step: InterviewStep; remainingMs: number } | null
}

export const noMoments: Moments = { step: null }

export type RoomLog = { state: Session | null; moments: Moments }

/**
 * Folds commits in whatever order they came: those that are known are dropped, and folding stops before a hole.
 * @throws CorruptLog where the commits cannot belong to this state
 */
export function foldCommits(log: RoomLog, commits: readonly CommitView[]): RoomLog & { hole: boolean } {
  let { state, moments } = log
  for (const commit of [...commits].sort((a, b) => a.seq - b.seq)) {
    const known = state?.seq ?? 0
    if (commit.seq <= known) continue
    if (commit.seq > known + 1) return { state, moments, hole: true }
    const before = state
    state = foldCommit(state, commit)
    moments = { step: stepMoment(moments.step, before, state) }
  }
  return { state, moments, hole: false }
}

function stepMoment(known: Moments['step'], before: Session | null, after: Session): Moments['step'] {
  if (after.phase !== 'IN_PROGRESS') return null
  const sameAsBefore =
    before?.phase === 'IN_PROGRESS' && before.step === after.step && before.question.number === after.question.number
  if (sameAsBefore) return known
  return {
    question: after.question.number,
    step: after.step,
    remainingMs: remainingAt(after.clock, after.at),
  }
}
