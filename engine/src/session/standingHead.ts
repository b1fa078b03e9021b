import { isDeepStrictEqual } from 'node:util'
import type { Commit, Session } from '@greenroom/shared/session'
import { headOf } from './sessionLog.ts'

/** The maximum difference between the clocks of two engines, in ms. */
const clockSkewMs = 5_000

/**
 * Whether the stored head is still right after this commit, apart from its `seq`, so that it needn't be written. The
 * stored due time may be too early: an engine that checks the session then finds nothing to do and corrects it. But if
 * something was already due, the head must be written, because a sweep may have postponed the stored due time while
 * somebody was typing.
 */
export function headStands(commit: Commit, after: Session, before: Session): boolean {
  const [was, is] = [headOf(before), headOf(after)]
  // Clock commands take effect at their due time, which may be long past by the time they are issued.
  if (commit.actor === 'clock') return false
  if (was.dueAt !== null && was.dueAt <= after.at + clockSkewMs) return false
  if ((is.dueAt ?? Number.POSITIVE_INFINITY) < (was.dueAt ?? Number.POSITIVE_INFINITY)) return false
  return isDeepStrictEqual({ ...was, seq: 0, dueAt: null }, { ...is, seq: 0, dueAt: null })
}
