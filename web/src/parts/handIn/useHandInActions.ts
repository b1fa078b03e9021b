import { type CommandError, currentCode, isUntouched } from '@greenroom/shared/session'
import { useCallback, useState } from 'react'
import { focusOnWork } from '../keyboard/focusOn.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'

/** The second click of a double click on Undo lands on the button that replaces it; ignore clicks for this long. */
const doubleClickMs = 600

export type HandInActions = {
  /** Hands in; asks for confirmation first if nothing was written. */
  handIn: () => void
  /** Whether that confirmation is open. */
  isAsking: boolean
  keepCoding: () => void
  handInAnyway: () => void
  undo: () => void
  goBack: () => void
  /** Whether a return to coding is being sent. */
  isReturning: boolean
  /** Whether a click now may still be part of a double click on Undo. */
  wasJustUndone: () => boolean
}

/**
 * Hands in, undoes a hand-in, and returns to coding.
 * @param send hands in the code in the editor
 * @param onProblem receives the refusal message; null clears it
 */
export function useHandInActions(send: () => void, onProblem: (problem: string | null) => void): HandInActions {
  const { client, keeper } = useRoomAccess()
  const [isAsking, setAsking] = useState(false)
  const [undoneAt, setUndoneAt] = useState(0)
  const isReturning = useRoom(({ outbox }) => outbox.some(({ command }) => command.type === 'BackToCoding'))

  const handIn = useCallback(() => {
    const { state } = client.store.getState()
    if (state?.phase !== 'IN_PROGRESS') return
    const { question, programmingLanguage } = state
    const code = keeper.take()?.code ?? currentCode(question, programmingLanguage)
    if (question.challenge.challengeType === 'coding' && isUntouched(code, question.challenge.code_stub))
      setAsking(true)
    else send()
  }, [client, keeper, send])
  const back = useCallback(
    async (undo: boolean) => {
      onProblem(null)
      const answer = await client.send({ type: 'BackToCoding', ...(undo ? { undo } : {}) })
      if (answer.ok) focusOnWork(true)
      else onProblem(wordsOf(answer.error))
    },
    [client, onProblem],
  )
  const undo = useCallback(() => {
    if (isReturning) return
    setUndoneAt(Date.now())
    void back(true)
  }, [back, isReturning])

  return {
    handIn,
    isAsking,
    keepCoding: () => setAsking(false),
    handInAnyway: () => {
      setAsking(false)
      send()
    },
    undo,
    goBack: () => void back(false),
    isReturning,
    wasJustUndone: () => Date.now() - undoneAt < doubleClickMs,
  }
}

/** The refusal message; null if another tab has already done this, so there is nothing to report. */
const wordsOf = ({ code, message }: CommandError): string | null =>
  code === 'QUESTION_OVER' || code === 'NOT_HANDED_IN' ? null : message
