import { useEffect } from 'react'
import { takeFirstWords } from '../../../data/firstWords.ts'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'

/** Sends the answer typed on the landing page, once, after the interviewer has started. */
export function useFirstWords(): void {
  const { client } = useRoomAccess()
  const sessionId = useRoom(({ state }) => state?.sessionId ?? null)
  const listens = useRoom(
    ({ state }) => state?.phase === 'IN_PROGRESS' && state.awaitingReply === null && state.messages.length > 0,
  )
  useEffect(() => {
    if (!listens || sessionId === null) return
    const message = takeFirstWords(sessionId)
    if (message !== null) void client.send({ type: 'SendMessage', message })
  }, [client, listens, sessionId])
}
