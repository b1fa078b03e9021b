import type { ParticipantCommandInput } from '@greenroom/shared/session'
import { useCallback, useState } from 'react'
import { useRoomAccess } from '../../../parts/room/roomContext.ts'

/** Sends one command at a time, and keeps the reason if the last one was refused. */
export function useGive() {
  const { client } = useRoomAccess()
  const [problem, setProblem] = useState<string | null>(null)
  const [pending, setPending] = useState(false)
  const give = useCallback(
    async (command: ParticipantCommandInput): Promise<boolean> => {
      setProblem(null)
      setPending(true)
      const answer = await client.send(command)
      setPending(false)
      if (!answer.ok) setProblem(answer.error.message)
      return answer.ok
    },
    [client],
  )
  return { give, pending, problem }
}
