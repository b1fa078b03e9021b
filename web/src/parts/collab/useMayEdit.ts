import { useSyncExternalStore } from 'react'
import type { DocumentConnection } from '../../session/collab/documentConnection.ts'

/** Whether this person can type or draw: what is one's own always, what is shared once it is there and as the engine says. Offline one goes on. */
export function useMayEdit(shared: DocumentConnection | 'none' | null): boolean {
  return useSyncExternalStore(
    (listen) => (shared === null || shared === 'none' ? () => {} : shared.store.subscribe(listen)),
    () => {
      if (shared === null || shared === 'none') return shared === 'none'
      const { isLoaded, standing, connection } = shared.store.getState()
      return isLoaded && standing?.may === 'write' && connection !== 'closed'
    },
  )
}
