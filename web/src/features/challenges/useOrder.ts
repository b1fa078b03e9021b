import { useRef, useState } from 'react'
import { type ListOfMine, useListChanges } from '../../data/challengeLists.ts'

/**
 * The order of a user's own list. A move is shown immediately. Moves made while one is being saved are saved together
 * afterwards.
 */
export function useOrder(list: ListOfMine | undefined) {
  const { change } = useListChanges()
  const [order, setOrder] = useState<readonly string[] | null>(null)
  const [error, setError] = useState<unknown>(null)
  const wanted = useRef<readonly string[] | null>(null)
  const isRunning = useRef(false)

  async function store(ids: readonly string[]): Promise<void> {
    wanted.current = ids
    setOrder(ids)
    if (list === undefined || isRunning.current) return
    isRunning.current = true
    setError(null)
    try {
      for (let { revision } = list; wanted.current !== null; ) {
        const next: readonly string[] = wanted.current
        const stored = await change({ listId: list.listId, revision }, { challengeIds: [...next] })
        revision = stored.revision
        if (wanted.current === next) wanted.current = null
      }
    } catch (failure) {
      wanted.current = null
      setError(failure)
    } finally {
      isRunning.current = false
      setOrder(null)
    }
  }
  return { ids: order ?? list?.challengeIds ?? [], isMoved: order !== null, store, error }
}
