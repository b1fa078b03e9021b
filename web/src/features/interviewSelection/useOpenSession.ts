import type { NewSession } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'
import { openSession, roomOf, sessionsKey } from './sessions.ts'

/** Opens a session and goes to its room, only once even if pressed repeatedly. */
export function useOpenSession() {
  const client = useQueryClient()
  const leave = useLeave()
  return useSubmit(async (session: NewSession) => {
    const sessionId = await openSession(session)
    client.removeQueries({ queryKey: sessionsKey })
    await leave(roomOf(sessionId))
  })
}
