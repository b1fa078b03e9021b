import { useCallback, useEffect, useState } from 'react'
import { browserStorage } from '../../../data/storage.ts'
import { workspaceTexts as texts } from '../texts.ts'
import { type CaseChange, casesAfter, type OwnCase, ownCasesKey, readOwnCases, writeOwnCases } from './ownCases.ts'

const storage = browserStorage(() => localStorage)

/** The candidate's own cases for a challenge, stored in this browser and shared between its tabs. */
export function useOwnCases(challengeId: string): { cases: OwnCase[]; change: (change: CaseChange) => void } {
  const [kept, setKept] = useState(() => ({ challengeId, cases: readOwnCases(storage, challengeId) }))
  const current = kept.challengeId === challengeId ? kept : { challengeId, cases: readOwnCases(storage, challengeId) }
  if (current !== kept) setKept(current)
  useEffect(() => {
    const onStorage = (event: StorageEvent) => {
      if (event.key === ownCasesKey(challengeId)) setKept({ challengeId, cases: readOwnCases(storage, challengeId) })
    }
    window.addEventListener('storage', onStorage)
    return () => window.removeEventListener('storage', onStorage)
  }, [challengeId])
  const change = useCallback(
    (wanted: CaseChange) => {
      const cases = casesAfter(readOwnCases(storage, challengeId), wanted, texts.ownCase)
      writeOwnCases(storage, challengeId, cases)
      setKept({ challengeId, cases })
    },
    [challengeId],
  )
  return { cases: current.cases, change }
}
