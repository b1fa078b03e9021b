import { isDeepStrictEqual } from 'node:util'
import type { Commit, Session } from '@greenroom/shared/session'
import { headOf } from './sessionLog.ts'

/** Engine clocks differ by less than this. */
const clockSkewMs = 5_000

/**
 * Whether the stored head is still right apart from its `seq`, so that it needn't be written. Its due time may be too
 * early: the engine that checks it finds nothing to do and corrects it. But if something is already due, a sweep may
 * have postponed it in the head because somebody is typing; then the head must be written.
 */
export function headStands(commit: Commit, after: Session, before: Session): boolean {
  const [was, is] = [headOf(before), headOf(after)]
  // Clock commands take effect at their due time, which may be long past by the time they are issued.
  if (commit.actor === 'clock') return false
  if (was.dueAt !== null && was.dueAt <= after.at + clockSkewMs) return false
  if ((is.dueAt ?? Number.POSITIVE_INFINITY) < (was.dueAt ?? Number.POSITIVE_INFINITY)) return false
  return isDeepStrictEqual({ ...was, seq: 0, dueAt: null }, { ...is, seq: 0, dueAt: null })
}
