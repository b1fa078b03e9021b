import { useEffect } from 'react'
import { documentTitleOf, headOf } from '../head.ts'

/**
 * Names in the tab what is open on a page that shows one of many: a challenge, a lesson, an assessment. Without it the page has the
 * title of its address again. For pages of one's own; what search engines read has a `PageHead`.
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
