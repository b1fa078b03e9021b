import { useSyncExternalStore } from 'react'
import type { DocumentConnection } from '../../session/collab/documentConnection.ts'

/**
 * Whether this person can type or draw. Their own code is always editable; a shared document is editable once it has
 * loaded, unless the engine forbids it. This also holds offline.
 */
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
