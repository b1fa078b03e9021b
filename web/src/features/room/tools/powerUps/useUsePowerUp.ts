import { powerUpRules } from '@greenroom/shared/session'
import type { PowerUp } from '@greenroom/shared/vocabulary'
import { useCallback, useState } from 'react'
import { useRoom, useRoomAccess } from '../../../../parts/room/roomContext.ts'

/** Uses a power-up. Saves the editor first, so that the power-up works on the candidate's current code. */
export function useUsePowerUp(onCoach: () => void) {
  const { client, keeper } = useRoomAccess()
  const isUsing = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'UsePowerUp'))
  const [problem, setProblem] = useState<string | null>(null)
  const use = useCallback(
    async (powerUp: PowerUp, snapshotSeq?: number) => {
      setProblem(null)
      keeper.flush()
      const at = snapshotSeq === undefined ? {} : { snapshotSeq }
      const answer = await client.send({ type: 'UsePowerUp', powerUp, ...at })
      if (!answer.ok) return setProblem(answer.error.message)
      // The candidate asked for the stored version themselves, so replace what's in the editor.
      if (powerUp === 'time_warp') keeper.adoptStored()
      if (powerUpRules[powerUp].effect.kind === 'coach') onCoach()
    },
    [client, keeper, onCoach],
  )
  return { problem, use, isUsing }
}
