import { useEffect, useState } from 'react'

const linkPattern = /^#invitation=(.+)$/

/** The code in the link of an invitation, as in `/signup#invitation=GR-…`; it is taken out of the address. */
export function useInvitationInAddress(): string {
  const [code] = useState(() => {
    const given = linkPattern.exec(location.hash)?.[1] ?? ''
    try {
      return decodeURIComponent(given)
    } catch {
      return given
    }
  })
  useEffect(() => {
    if (code !== '') history.replaceState(history.state, '', `${location.pathname}${location.search}`)
  }, [code])
  return code
}
