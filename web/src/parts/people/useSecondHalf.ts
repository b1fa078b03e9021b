import { opensSecondHalf, type Session } from '@greenroom/shared/session'
import { useAtNow } from '../room/useNow.ts'

/**
 * The engine opens the second half within seconds. After this many ms, it won't be opened any more, whatever the
 * reason.
 */
const opensWithinMs = 30_000

/** Whether a second half is open or about to open after this session. */
export function useSecondHalf(state: Session | null): boolean {
  return useAtNow(5_000, (now) => {
    if (state === null || !opensSecondHalf(state)) return false
    return state.swap?.opened === true || now < state.endedAt + opensWithinMs
  })
}
