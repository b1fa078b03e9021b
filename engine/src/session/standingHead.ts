import { isDeepStrictEqual } from 'node:util'
import type { Commit, Session } from '@greenroom/shared/session'
import { headOf } from './sessionLog.ts'

/** The clocks of engines differ by less than this. */
const clockSkewMs = 5_000

/**
 * Whether the head from before the commit is as good as the one after it, but for its `seq`: then nobody has to write it. It
 * may name an earlier time at which something is due, because whoever looks then finds nothing, and puts that right.
 * Where something is due already a sweep may have put it off in the head, because somebody types; there it does not stand.
 */
export function headStands(commit: Commit, after: Session, before: Session): boolean {
  const [was, is] = [headOf(before), headOf(after)]
  // What the clock does takes effect at its own time, which says nothing about when that is done.
  if (commit.actor === 'clock') return false
  if (was.dueAt !== null && was.dueAt <= after.at + clockSkewMs) return false
  if ((is.dueAt ?? Number.POSITIVE_INFINITY) < (was.dueAt ?? Number.POSITIVE_INFINITY)) return false
  return isDeepStrictEqual({ ...was, seq: 0, dueAt: null }, { ...is, seq: 0, dueAt: null })
}
