import { isPending, type TestRun } from '@greenroom/shared/session'
import { useCode, useRoom } from '../room/roomContext.ts'

/** Whether the code has changed since this run started, so that its result concerns an earlier version. */
export function useIsStale(run: TestRun | undefined): boolean {
  const savedAt = useRoom(({ state }) => state?.savedAt ?? 0)
  const isStored = useCode(({ stored }) => stored)
  return run !== undefined && !isPending(run) && (!isStored || savedAt > run.requestedAt)
}
