import { useEffect, useState } from 'react'
import { useSite } from '../../data/site.ts'

/** Whether only invited people may sign up for now; undefined until that is known, and while nobody answers. */
export const useInviteOnly = (): boolean | undefined => useSite().data?.inviteOnly

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
