import { sharesWork } from '@greenroom/shared/session'
import { useEffect, useState } from 'react'
import { connectText, type TextConnection } from '../../session/collab/textConnection.ts'
import { useRoom, useRoomAccess } from '../room/roomContext.ts'
import { openDocumentSocket } from './openDocumentSocket.ts'
import { useReconnecting } from './useReconnecting.ts'

/** The shared text for this question and language; `none` if only one person types, null while it loads. */
export function useSharedText(): TextConnection | 'none' | null {
  const { keeper, unsent } = useRoomAccess()
  const isShared = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && sharesWork(state))
  const sessionId = useRoom(({ state }) => state?.sessionId ?? null)
  const question = useRoom(({ state }) => (state?.phase === 'IN_PROGRESS' ? state.question.number : null))
  const language = useRoom(({ state }) => state?.programmingLanguage ?? null)
  const [shared, setShared] = useState<TextConnection | null>(null)
  useReconnecting(shared)

  useEffect(() => {
    if (!isShared || sessionId === null || question === null || language === null) return
    const file = { question, part: language }
    const connection = connectText({ open: () => openDocumentSocket(sessionId, file), unsent: unsent.of(file) })
    keeper.share(connection)
    setShared(connection)
    return () => {
      keeper.share(null)
      setShared(null)
      connection.close()
    }
  }, [keeper, unsent, isShared, sessionId, question, language])

  return isShared ? shared : 'none'
}
