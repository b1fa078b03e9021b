import { sharesWork } from '@greenroom/shared/session'
import { createContext, useContext, useEffect, useState } from 'react'
import { openDocumentSocket } from '../../../parts/collab/openDocumentSocket.ts'
import { useMayEdit } from '../../../parts/collab/useMayEdit.ts'
import { useReconnecting } from '../../../parts/collab/useReconnecting.ts'
import { useBoard, useRoom, useRoomAccess } from '../../../parts/room/roomContext.ts'
import { useReadsOnly } from '../../../parts/room/useRole.ts'
import type { BoardConnection } from '../../../session/collab/boardConnection.ts'

/** The shared board; `none` if only one person draws, null while it loads. */
export type SharedBoard = BoardConnection | 'none' | null

export const SharedBoardContext = createContext<SharedBoard>('none')

/** Connects to the question's shared board, if there is one, while mounted. */
export function useConnectedBoard(): SharedBoard {
  const { board, unsent } = useRoomAccess()
  const isShared = useRoom(({ state }) => state?.phase === 'IN_PROGRESS' && sharesWork(state))
  const sessionId = useBoard(({ file }) => file?.sessionId ?? null)
  const question = useBoard(({ file }) => file?.question ?? null)
  const [shared, setShared] = useState<BoardConnection | null>(null)
  useReconnecting(shared)

  useEffect(() => {
    if (!isShared || sessionId === null || question === null) return
    let connection: BoardConnection | undefined
    let isWanted = true
    // Loaded on demand: a room where only one person draws doesn't need it.
    void import('../../../session/collab/boardConnection.ts').then(({ connectBoard }) => {
      if (!isWanted) return
      const file = { question, part: 'board' } as const
      connection = connectBoard({ open: () => openDocumentSocket(sessionId, file), unsent: unsent.of(file) })
      board.share(connection)
      setShared(connection)
    })
    return () => {
      isWanted = false
      if (connection === undefined) return
      board.share(null)
      setShared(null)
      connection.close()
    }
  }, [board, unsent, isShared, sessionId, question])

  return isShared ? shared : 'none'
}

/** Whether this person has read-only access to the board. */
export function useMayOnlyLook(): boolean {
  const shared = useContext(SharedBoardContext)
  const mayEdit = useMayEdit(shared)
  const isOthers = useReadsOnly()
  const isOver = useRoom(({ state }) => state?.phase !== 'IN_PROGRESS')
  return isOver || (shared === 'none' ? isOthers : !mayEdit)
}
