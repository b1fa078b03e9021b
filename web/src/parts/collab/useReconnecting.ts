import { useEffect } from 'react'
import type { DocumentConnection } from '../../session/collab/documentConnection.ts'
import { useRoomAccess } from '../room/roomContext.ts'

/** Reconnects as soon as the room is back online: the room's own socket is the first to notice a lost network. */
export function useReconnecting(shared: DocumentConnection | null): void {
  const { client } = useRoomAccess()
  useEffect(
    () =>
      client.store.subscribe((now, before) => {
        if (now.connection === 'online' && before.connection !== 'online') shared?.reconnect()
      }),
    [client, shared],
  )
}
