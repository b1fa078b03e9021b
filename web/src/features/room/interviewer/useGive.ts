import type { ParticipantCommandInput } from '@greenroom/shared/session'
import { useCallback, useState } from 'react'
import { useRoomAccess } from '../../../parts/room/roomContext.ts'

/** Gives a command once at a time, and keeps what was refused in words. */
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
