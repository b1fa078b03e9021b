import type { QueryClient } from '@tanstack/react-query'
import { ApiProblem, watchAnswers } from '../data/api.ts'
import { meKey } from '../data/whoIsKnown.ts'
import { notify } from './notifications/notify.ts'
import { notificationTexts } from './notifications/texts.ts'

const isKnown = (queries: QueryClient): boolean => queries.getQueryData(meKey) != null

/** Handles a page that can't load because the sign-in has expired: redirects to the sign-in, which leads back here. */
export function askToSignIn(error: Error, queries: QueryClient): void {
  if (!(error instanceof ApiProblem && error.status === 401)) return
  if (isKnown(queries)) notify({ id: 'signed-out', kind: 'warn', ...notificationTexts.signedOut })
  queries.setQueryData(meKey, null)
}

/**
 * Handles a sign-in that expired while the user was sending something. The page keeps their text, and the sign-in opens
 * in another tab.
 */
export function watchSignIn(queries: QueryClient): void {
  watchAnswers(({ method, status }) => {
    if (status !== 401 || method === 'GET' || !isKnown(queries)) return
    const { title, body, action } = notificationTexts.signedOutWhileSending
    const open = () => {
      window.open('/signin', '_blank', 'noopener')
    }
    notify({ id: 'signed-out', kind: 'warn', title, body, action: { label: action, onClick: open } })
  })
}
