import type { ContentDomain } from '@greenroom/shared/vocabulary'
import { useRef, useState } from 'react'

/** Sends a choice, and shows it immediately. A later choice replaces an earlier one that is still being sent. */
export function useSubmitted(change: (domain: ContentDomain) => Promise<void>, onDone: (() => void) | undefined) {
  const [chosen, setChosen] = useState<ContentDomain | null>(null)
  const [error, setError] = useState<unknown>(null)
  const latest = useRef(Promise.resolve())
  const choose = (domain: ContentDomain): void => {
    setChosen(domain)
    setError(null)
    // One at a time, so that the latest choice wins.
    const mine = latest.current
      .then(() => change(domain))
      .then(
        () => {
          if (latest.current === mine) onDone?.()
        },
        (problem: unknown) => {
          if (latest.current === mine) setError(problem)
        },
      )
      .finally(() => {
        if (latest.current === mine) setChosen(null)
      })
    latest.current = mine
  }
  return { choose, chosen, error }
}
