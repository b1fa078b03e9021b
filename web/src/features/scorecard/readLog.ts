import type { CommitView } from '@greenroom/shared/session'
import { foldsOf } from '../../parts/replay/folds.ts'
import { timelineOf } from '../../parts/replay/timeline.ts'

/** Reads the session's state at the end of a log, and its timeline. */
export function readLog(commits: readonly CommitView[]) {
  return { session: foldsOf(commits).at(Number.POSITIVE_INFINITY), timeline: timelineOf(commits) }
}
