import type { TestRun } from '@greenroom/shared/session'
import { useRoom } from '../room/roomContext.ts'
import { useNow } from '../room/useNow.ts'
import { type RunWait, runWaitOf } from './runWait.ts'

/** The display for a run whose result is pending, updated every second. */
export function useRunWait({ requestedAt }: Pick<TestRun, 'requestedAt'>): RunWait {
  const serverOffsetMs = useRoom(({ serverOffsetMs }) => serverOffsetMs)
  const isOffline = useRoom(({ connection }) => connection === 'offline')
  const now = useNow(1_000)
  return runWaitOf({ since: requestedAt - serverOffsetMs, now, isOffline })
}
