import { type CommitView, foldCommit, type Session } from '@greenroom/shared/session'

/**
 * Folds commits given in any order: drops known ones, and stops before a gap.
 * @throws CorruptLog if the commits can't belong to this state
 */
export function foldCommits(
  before: Session | null,
  commits: readonly CommitView[],
): { state: Session | null; hole: boolean } {
  let state = before
  for (const commit of [...commits].sort((a, b) => a.seq - b.seq)) {
    const known = state?.seq ?? 0
    if (commit.seq <= known) continue
    if (commit.seq > known + 1) return { state, hole: true }
    state = foldCommit(state, commit)
  }
  return { state, hole: false }
}
