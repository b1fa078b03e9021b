import { useRef, useState } from 'react'

/**
 * Wraps a button's action. Runs only one at a time, even if it's pressed repeatedly, and keeps its error. `submit`
 * never rejects; `forget` drops the error.
 */
export function useSubmit<Arguments extends unknown[]>(action: (...args: Arguments) => Promise<void>) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function submit(...args: Arguments): Promise<void> {
    // `pending` comes too late: a second click can arrive before the button renders as disabled.
    if (running.current) return
    running.current = true
    setPending(true)
    setError(null)
    try {
      await action(...args)
    } catch (failure) {
      setError(failure)
    } finally {
      running.current = false
      setPending(false)
    }
  }

  return { submit, pending, error, forget: () => setError(null) }
}
