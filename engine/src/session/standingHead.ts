import { isDeepStrictEqual } from 'node:util'
import type { Commit, Session } from '@greenroom/shared/session'
import { headOf } from './sessionLog.ts'

/** Engines' clocks differ by less than this. */
const clockSkewMs = 5_000

/**
 * Whether the previous head is still right except for its `seq`, so that it needs no write. Its due time may be too
 * early: an engine that looks then finds nothing to do and corrects it. But if something is already due, a sweep may
 * have postponed it in the head because somebody is typing; then the head needs a write.
 */
export function headStands(commit: Commit, after: Session, before: Session): boolean {
  const [was, is] = [headOf(before), headOf(after)]
  // The clock's commands take effect at their due time, which may be long past by the time they are given.
  if (commit.actor === 'clock') return false
  if (was.dueAt !== null && was.dueAt <= after.at + clockSkewMs) return false
  if ((is.dueAt ?? Number.POSITIVE_INFINITY) < (was.dueAt ?? Number.POSITIVE_INFINITY)) return false
  return isDeepStrictEqual({ ...was, seq: 0, dueAt: null }, { ...is, seq: 0, dueAt: null })
}
