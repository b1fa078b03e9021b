import { createContext, useContext, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { type BoardFace, type BoardKeeper, createBoardKeeper } from '../../session/board/boardKeeper.ts'
import { type CodeKeeper, type CodeView, createCodeKeeper } from '../../session/codeKeeper.ts'
import { createUnsentWork, type UnsentWork } from '../../session/collab/unsentWork.ts'
import { createSessionClient, type SessionClient } from '../../session/sessionClient.ts'
import type { SessionStore } from '../../session/sessionStore.ts'

export type RoomAccess = { client: SessionClient; keeper: CodeKeeper; board: BoardKeeper; unsent: UnsentWork }

export const RoomContext = createContext<RoomAccess | null>(null)

/** Joins the session for as long as the page is shown. */
export function useJoinedRoom(sessionId: string): RoomAccess | null {
  const [room, setRoom] = useState<RoomAccess | null>(null)
  useEffect(() => {
    const client = createSessionClient({ sessionId })
    const keeper = createCodeKeeper({ client })
    const board = createBoardKeeper({ client })
    const unsent = createUnsentWork({ client, sessionId })
    const onVisibility = () => {
      if (document.visibilityState !== 'hidden') return
      keeper.flush()
      board.flush()
      unsent.flush()
    }
    document.addEventListener('visibilitychange', onVisibility)
    setRoom({ client, keeper, board, unsent })
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      keeper.close()
      board.close()
      unsent.close()
      client.close()
    }
  }, [sessionId])
  return room
}

export function useRoomAccess(): RoomAccess {
  const room = useContext(RoomContext)
  if (room === null) throw new Error('This component belongs inside a room.')
  return room
}

/** Selects part of the room's state; the component re-renders only when that part changes. */
export const useRoom = <T>(selector: (store: SessionStore) => T): T => useStore(useRoomAccess().client.store, selector)

export const useCode = <T>(selector: (view: CodeView) => T): T => useStore(useRoomAccess().keeper.store, selector)

export const useBoard = <T>(selector: (board: BoardFace) => T): T => useStore(useRoomAccess().board.store, selector)
