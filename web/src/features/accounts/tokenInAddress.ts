import { useEffect, useState } from 'react'

const tokenNow = (): string | null => location.hash.slice(1) || null

/** The token that a mail's link carries after `#`. It is taken out of the address, so that it stays in no history. */
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
    // A link that is pasted into the open page loads none.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return token
}
