import {
  backToCodingRefusal,
  countedHandIn,
  currentCode,
  type HandIn,
  handInsOf,
  hasNoResult,
  isBugOpen,
  isSketching,
  isUndoable,
  lastHandIn,
  maySubmitAgain,
  type Session,
  showsHiddenResults,
  undoMs,
} from '@greenroom/shared/session'
import { useEffect, useMemo, useState } from 'react'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'

/** How the current code relates to the handed-in versions. */
export type HandInView = {
  /** Time left to undo the last hand-in, in ms; 0 if there is nothing to undo. */
  undoLeftMs: number
  /** Whether the editor is locked: code is being handed in, or the hand-in can still be undone. */
  isLocked: boolean
  /** The final versions, in order, not counting one that can still be undone. */
  versions: readonly HandIn[]
  counted: HandIn | undefined
  /** Whether the editor holds a sketch, which is never scored. */
  isSketch: boolean
  /** Whether the interview is over. */
  isOver: boolean
  isBugOpen: boolean
  maySubmitAgain: boolean
  /** Whether the stored code is the latest handed-in version, and that version has a result. */
  isSameAsLast: boolean
  mayGoBack: boolean
  showsResults: boolean
  /** When something was handed in, in ms by the interview's clock, which the replay uses too. */
  elapsedMs: (handIn: HandIn) => number
}

const nothing: HandInView = {
  undoLeftMs: 0,
  isLocked: false,
  versions: [],
  counted: undefined,
  isSketch: false,
  isOver: false,
  isBugOpen: false,
  maySubmitAgain: false,
  isSameAsLast: false,
  mayGoBack: false,
  showsResults: false,
  elapsedMs: () => 0,
}

/**
 * @param now the server's time
 * @param isSending whether the server has yet to acknowledge a hand-in
 */
export function handInViewOf(state: Session | null, now: number, isSending: boolean): HandInView {
  if (state === null || state.phase === 'NOT_STARTED') return nothing
  const elapsedMs = ({ at }: HandIn) => at - state.startedAt
  const showsResults = state.phase === 'ENDED' || showsHiddenResults(state)
  if (state.phase === 'ENDED') {
    const question = state.questions.at(-1)
    if (question === undefined) return nothing
    const versions = handInsOf(question)
    return {
      ...nothing,
      ...{ versions, counted: countedHandIn(question), showsResults, elapsedMs },
      ...{ isOver: true, isSketch: versions.length > 0 },
    }
  }
  const { question } = state
  const last = lastHandIn(question)
  const undoLeftMs = last !== undefined && isUndoable(state, now) ? last.at + undoMs - now : 0
  const isLocked = isSending || undoLeftMs > 0
  const versions = undoLeftMs > 0 ? handInsOf(question).slice(0, -1) : handInsOf(question)
  return {
    undoLeftMs,
    isLocked,
    versions,
    counted: countedHandIn({ handIns: [...versions] }),
    isSketch: isSketching(state) && versions.length > 0,
    isOver: false,
    isBugOpen: !isLocked && isBugOpen(state),
    maySubmitAgain: !isLocked && maySubmitAgain(state, now),
    isSameAsLast:
      last !== undefined && !hasNoResult(state) && currentCode(question, last.programmingLanguage) === last.code,
    mayGoBack: !isLocked && backToCodingRefusal(state, now) === null,
    showsResults,
    elapsedMs,
  }
}

/** `handInViewOf` for the room, updated every second while the hand-in can be undone. */
export function useHandIn(): HandInView {
  const { client } = useRoomAccess()
  const state = useRoom(({ state }) => state)
  const isSending = useRoom(({ outbox, state }) =>
    outbox.some(({ command: { type } }) => type === 'DoneCoding' || (type === 'SubmitCode' && !isPractice(state))),
  )
  const offsetMs = () => client.store.getState().serverOffsetMs
  const [now, setNow] = useState(() => Date.now() + offsetMs())
  const view = useMemo(() => handInViewOf(state, now, isSending), [state, now, isSending])
  const question = state?.phase === 'IN_PROGRESS' ? state.question : undefined
  const handedInAt = question === undefined ? undefined : lastHandIn(question)?.at
  useEffect(() => {
    const { serverOffsetMs } = client.store.getState()
    const serverNow = () => Date.now() + serverOffsetMs
    setNow(serverNow())
    if (handedInAt === undefined || serverNow() >= handedInAt + undoMs) return
    const timer = setInterval(() => {
      setNow(serverNow())
      if (serverNow() >= handedInAt + undoMs) clearInterval(timer)
    }, 200)
    return () => clearInterval(timer)
  }, [client, handedInAt])
  return view
}

const isPractice = (state: Session | null): boolean => state?.assessmentType === 'not_an_assessment'
