import type { NewSession } from '@greenroom/shared/wire'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useSubmit } from '../../ui/useSubmit.ts'
import { openSession, roomOf, sessionsKey } from './sessions.ts'

/** Opens a session and goes to its room, only once even if pressed repeatedly. */
export function useOpenSession() {
  const client = useQueryClient()
  const navigate = useNavigate()
  return useSubmit(async (session: NewSession) => {
    const sessionId = await openSession(session)
    client.removeQueries({ queryKey: sessionsKey })
    await navigate(roomOf(sessionId))
  })
}
