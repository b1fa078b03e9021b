import { useCallback } from 'react'
import { useRoom, useRoomAccess } from '../../parts/room/roomContext.ts'

/** Requests the next question, once, after saving everything written. Also says whether the request is in flight. */
export function useNextQuestion(onProblem: (why: string | null) => void) {
  const { client, keeper, board } = useRoomAccess()
  const isOnTheWay = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'NextQuestion'))
  const goOn = useCallback(async () => {
    onProblem(null)
    keeper.flush()
    await board.settled()
    const answer = await client.send({ type: 'NextQuestion' })
    // The question had already ended when the command arrived, which is what we wanted anyway.
    if (!answer.ok && answer.error.code !== 'QUESTION_OVER') onProblem(answer.error.message)
  }, [client, keeper, board, onProblem])
  return { goOn, isOnTheWay }
}
