import { useEffect, useState } from 'react'

/** The token that a mail's link carries after `#`. It is taken out of the address, so that it stays in no history. */
export function useTokenInAddress(): string | null {
  const [token] = useState(() => location.hash.slice(1) || null)
  useEffect(() => {
    if (token !== null) history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }, [token])
  return token
}
