import { type CommitView, foldCommit, type Session } from '@greenroom/shared/session'

/** The number of commits between two stored states. A jump never has to fold more than this. */
const keptEvery = 64

/** Gives a log's state at any point. */
export type Folds = {
  /** The session after commit `seq`; null before the first. */
  at(seq: number): Session | null
}

/** Folds a log bit by bit and reuses earlier results, so that jumping around in thousands of commits stays fast. */
export function foldsOf(commits: readonly CommitView[]): Folds {
  /** The state after `keptEvery * index` commits. */
  const kept: (Session | null)[] = [null]
  let latest: { count: number; state: Session | null } = { count: 0, state: null }

  function nearest(count: number): { count: number; state: Session | null } {
    const index = Math.min(kept.length - 1, Math.floor(count / keptEvery))
    const keptCount = index * keptEvery
    return latest.count <= count && latest.count >= keptCount
      ? latest
      : { count: keptCount, state: kept[index] ?? null }
  }

  return {
    at(seq) {
      const wanted = countUntil(commits, (commit) => commit.seq <= seq)
      let { count, state } = nearest(wanted)
      for (const commit of commits.slice(count, wanted)) {
        state = foldCommit(state, commit)
        count += 1
        if (count === kept.length * keptEvery) kept.push(state)
      }
      latest = { count, state }
      return state
    },
  }
}

/** Counts the leading items that satisfy `isEarly`, with a binary search. All items that satisfy it must come first. */
export function countUntil<T>(sorted: readonly T[], isEarly: (item: T) => boolean): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const item = sorted[middle]
    if (item !== undefined && isEarly(item)) low = middle + 1
    else high = middle
  }
  return low
}
