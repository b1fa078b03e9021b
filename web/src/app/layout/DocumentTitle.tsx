import { useEffect } from 'react'
import { documentTitleOf, headOf } from '../head.ts'

/**
 * Puts the open item's name in the tab title: a challenge, a lesson, an assessment. Otherwise the tab shows the route's
 * title. For private pages; public ones use `PageHead`.
 */
export function DocumentTitle({ title }: { title: string }) {
  useEffect(() => {
    document.title = documentTitleOf(title)
    return () => {
      document.title = documentTitleOf(headOf(location.pathname).title)
    }
  }, [title])
  return null
}
