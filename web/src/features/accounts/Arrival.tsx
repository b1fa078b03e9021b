import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { enter } from '../../data/account.ts'
import { sentenceOf } from '../../data/api.ts'
import { Notice } from '../../ui/Notice.tsx'
import { accountsTexts as texts } from './texts.ts'

/**
 * Handles the return from the identity provider. Like every sign-in, it looks up the user's id (spec §4), then
 * continues.
 */
export function Arrival({ email, to }: { email: string; to: string }) {
  const client = useQueryClient()
  const [attempt, setAttempt] = useState({ count: 1, outcome: null as 'done' | { error: unknown } | null })
  const { count, outcome } = attempt

  useEffect(() => {
    let isLeft = false
    const settle = (outcome: 'done' | { error: unknown }) => {
      if (!isLeft) setAttempt({ count, outcome })
    }
    enter(client, email).then(
      () => settle('done'),
      (error: unknown) => settle({ error }),
    )
    return () => {
      isLeft = true
    }
  }, [client, email, count])

  if (outcome === 'done') return <Navigate to={to} replace />
  if (outcome === null) return null
  const again = { label: texts.link.again, onClick: () => setAttempt({ count: count + 1, outcome: null }) }
  return <Notice title={texts.failed} body={sentenceOf(outcome.error)} action={again} />
}
