import { useEffect, useState } from 'react'

/**
 * `opened`, but never on the first render: a dialog returns the focus only to an element that had it before the dialog was
 * mounted. For dialogs that are loaded on first use.
 */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [mounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  return opened && mounted
}
