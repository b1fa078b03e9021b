import { clockFactsOf, clockView } from '../../../parts/header/roomClock.ts'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { useInterview, useSession } from '../../../parts/room/useInterview.ts'
import { useNow } from '../../../parts/room/useNow.ts'

/** How long this step has lasted by the interview's clock, in ms; null if no step is active. */
export function useStepTime(): number | null {
  const { client } = useRoomAccess()
  const facts = useSession(clockFactsOf)
  const stepFromMs = useInterview(({ stepFromMs }) => ({ stepFromMs }))?.stepFromMs
  const lostAt = useRoom(({ lostAt }) => lostAt)
  const now = useNow(5_000)
  if (facts === null || stepFromMs === undefined) return null
  const view = clockView(facts, { now, lostAt, serverOffsetMs: client.store.getState().serverOffsetMs })
  return view === null ? null : Math.max(0, stepFromMs - view.remainingMs)
}
