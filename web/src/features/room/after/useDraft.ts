import { useCallback, useEffect, useState } from 'react'
import { browserStorage } from '../../../data/storage.ts'
import { type Draft, draftSchema } from './draft.ts'

const storage = browserStorage(() => localStorage)
const keyOf = (sessionId: string): string => `greenroom:scorecard-draft:${sessionId}`

/**
 * A scorecard in progress, stored in this browser until it's sent, and shared between its tabs. `begin` creates it if
 * there isn't one yet.
 */
export function useDraft(sessionId: string, begin: () => Draft) {
  const [draft, setDraft] = useState<Draft>(() => read(sessionId) ?? begin())
  useEffect(() => {
    // Browsers fire this event only in the other tabs.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== keyOf(sessionId) || newValue === null) return
      const written = read(sessionId)
      if (written !== null) setDraft(written)
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [sessionId])
  const change = useCallback(
    (next: Draft) => {
      storage.write(keyOf(sessionId), JSON.stringify(next))
      setDraft(next)
    },
    [sessionId],
  )
  const forget = useCallback(() => storage.remove(keyOf(sessionId)), [sessionId])
  return { draft, change, forget }
}

function read(sessionId: string): Draft | null {
  try {
    const stored = draftSchema.safeParse(JSON.parse(storage.read(keyOf(sessionId)) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}
