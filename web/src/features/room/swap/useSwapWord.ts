import type { Session } from '@greenroom/shared/session'
import { clockFactsOf, clockView } from '../../../parts/header/roomClock.ts'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { useSession } from '../../../parts/room/useInterview.ts'
import { useAtNow } from '../../../parts/room/useNow.ts'
import { clockTimeOf } from '../../../ui/time.ts'
import { swapTexts as texts } from './texts.ts'

const everyMs = 5_000
const halfOf = (state: Session) => ({ half: state.phase === 'ENDED' ? undefined : state.swap?.half })

/** Says when the two people swap, or that they have; null in an interview without halves. */
export function useSwapWord(): string | null {
  const { client } = useRoomAccess()
  const half = useSession(halfOf)?.half
  const facts = useSession(clockFactsOf)
  const lostAt = useRoom(({ lostAt }) => lostAt)
  return useAtNow(everyMs, (now) => {
    if (half === undefined) return null
    if (half === 'second') return texts.second
    const { serverOffsetMs } = client.store.getState()
    const view = facts === null ? null : clockView(facts, { now, lostAt, serverOffsetMs })
    if (facts?.phase !== 'IN_PROGRESS' || view?.status !== 'running') return texts.swapAfter
    return texts.swapAt(clockTimeOf(new Date(now + view.remainingMs / facts.clock.rate)))
  })
}
