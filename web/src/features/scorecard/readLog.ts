import type { CommitView } from '@greenroom/shared/session'
import { foldsOf } from '../../parts/replay/folds.ts'
import { timelineOf } from '../../parts/replay/timeline.ts'

/** The session and its timeline at the end of a log. */
export function readLog(commits: readonly CommitView[]) {
  return { session: foldsOf(commits).at(Number.POSITIVE_INFINITY), timeline: timelineOf(commits) }
}
