import { useEffect, useState } from 'react'

/**
 * Returns `opened`, but never true on the first render: a dialog only returns focus to an element that had it before
 * the dialog was mounted. For dialogs loaded on first use.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && mounted
}
