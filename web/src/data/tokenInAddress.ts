import { useEffect, useState } from 'react'

const tokenNow = (): string | null => location.hash.slice(1) || null

/** The token after `#` in an emailed link. Removed from the address, to keep it out of the history. */
export function useTokenInAddress(): string | null {
  const [token, setToken] = useState(tokenNow)
  useEffect(() => {
    const take = () => {
      const given = tokenNow()
      if (given === null) return
      setToken(given)
      history.replaceState(history.state, '', `${location.pathname}${location.search}`)
    }
    take()
    // Pasting a link into the open page doesn't reload it.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
