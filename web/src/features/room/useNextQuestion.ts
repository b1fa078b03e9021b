import { useCallback } from 'react'
import { useRoom, useRoomAccess } from '../../parts/room/roomContext.ts'

/** The command for the next question, sent once with everything written, and whether it is being sent. */
export function useNextQuestion(onProblem: (why: string | null) => void) {
  const { client, keeper, board } = useRoomAccess()
  const isOnTheWay = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'NextQuestion'))
  const goOn = useCallback(async () => {
    onProblem(null)
    keeper.flush()
    await board.settled()
    const answer = await client.send({ type: 'NextQuestion' })
    // The question was over before the command arrived, so it's done.
    if (!answer.ok && answer.error.code !== 'QUESTION_OVER') onProblem(answer.error.message)
  }, [client, keeper, board, onProblem])
  return { goOn, isOnTheWay }
}
