import { useEffect, useState } from 'react'

/**
 * `opened`, but never at the first drawing: a window gives the focus back to where it was only if it was there before it opened.
 * For windows that are fetched when they are first asked for.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && mounted
}
