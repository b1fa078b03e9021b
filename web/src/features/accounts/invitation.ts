import { useEffect, useState } from 'react'

const linkPattern = /^#invitation=(.+)$/

/** Reads the code from an invitation link such as `/signup#invitation=GR-…`, and removes it from the address. */
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
