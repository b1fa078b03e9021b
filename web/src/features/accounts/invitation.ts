import { useEffect, useState } from 'react'

const linkPattern = /^#invitation=(.+)$/

/** The code in an invitation's link, as in `/signup#invitation=GR-…`, which is removed from the address. */
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
