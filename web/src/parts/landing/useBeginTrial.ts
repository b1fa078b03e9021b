import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../../data/account.ts'
import { keepFirstWords } from '../../data/firstWords.ts'
import { forgetTrialDraft, openTrial, roomOf, scorecardOf, useTrial, useTrialFreeAt } from '../../data/trial.ts'
import { useLeave } from '../../ui/useLeave.ts'
import { useSubmit } from '../../ui/useSubmit.ts'

/** Where on the page the visitor started the interview, which is where errors show. */
export type Place = 'hero' | 'card' | 'closing'

export type BeginTrial = {
  /** Opens the interview and goes there, only once even if pressed repeatedly. Sends `words` first. */
  begin: (place: Place, words?: string) => void
  /** Where on the page the interview is being opened from, or null. */
  pendingAt: Place | null
  failure: { place: Place; error: unknown } | null
  /** Whether this network has used up today's free tries. */
  isUsedUp: boolean
}

/** Starts the trial interview from anywhere on the page. */
export function useBeginTrial(): BeginTrial {
  const client = useQueryClient()
  const leave = useLeave()
  const [place, setPlace] = useState<Place>('hero')
  const isKnown = useAccount().status === 'signed_in'
  const own = useTrial()
  const isUsedUp = useTrialFreeAt(!isKnown && own.isSuccess && own.data === null) !== null
  const { submit, pending, error } = useSubmit(async (from: Place, words: string) => {
    setPlace(from)
    const { sessionId, phase } = await openTrial(client)
    if (words.trim() !== '' && phase === 'IN_PROGRESS') keepFirstWords(sessionId, words.trim())
    forgetTrialDraft()
    await leave(phase === 'ENDED' ? scorecardOf(sessionId) : roomOf(sessionId))
  })
  return {
    begin: (from, words = '') => void submit(from, words),
    pendingAt: pending ? place : null,
    isUsedUp,
    failure: error === null ? null : { place, error },
  }
}
