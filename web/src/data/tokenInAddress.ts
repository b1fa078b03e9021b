import { useEffect, useState } from 'react'

const tokenNow = (): string | null => location.hash.slice(1) || null

/** The token after `#` in a mail's link. It is removed from the address, so that it isn't in the history. */
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
    // Pasting a link into the open page doesn't load a new one.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
