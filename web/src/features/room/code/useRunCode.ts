import type { CommandError } from '@greenroom/shared/session'
import type { RunCase } from '@greenroom/shared/vocabulary'
import { useCallback } from 'react'
import { useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'

export type RunCode = {
  /** False during a run, or if code doesn't run in this interview. */
  isReady: boolean
  /** Whether a run is waiting for the connection. */
  isQueued: boolean
  /** Runs the editor's code on the visible cases, or on the given ones. */
  run: (testCases?: RunCase[]) => void
}

/** Runs the code in the editor. `onRefused` is called if the run is refused. */
export function useRunCode({ onRefused }: { onRefused: (error: CommandError) => void }): RunCode {
  const { client, keeper } = useRoomAccess()
  const isRunning = useRoom(({ state }) => state?.phase === 'IN_PROGRESS')
  const isSending = useRoom(({ outbox }) =>
    outbox.some(({ command }) => command.type === 'RunTests' || command.type === 'SubmitCode'),
  )
  const send = useCallback(
    async (cases: { testCases?: RunCase[] }) => {
      await keeper.settled()
      const taken = keeper.take()
      if (taken === null) return
      const answer = await client.send({ type: 'RunTests', ...taken, ...cases })
      if (!answer.ok && answer.error.code !== 'QUESTION_OVER') onRefused(answer.error)
    },
    [client, keeper, onRefused],
  )
  const isOffline = useRoom(({ connection }) => connection !== 'online')
  const isReady = isRunning && !isSending
  return {
    isReady,
    isQueued: isSending && isOffline,
    run: (testCases) => void send(testCases === undefined ? {} : { testCases }),
  }
}
