import { useRef, useState } from 'react'

/**
 * An action behind a button: one at a time, even if pressed repeatedly, with its error. `submit` never
 * rejects; `forget` drops the error.
 */
export function useSubmit<Arguments extends unknown[]>(action: (...args: Arguments) => Promise<void>) {
  const running = useRef(false)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<unknown>(null)

  async function submit(...args: Arguments): Promise<void> {
    // `pending` is too late: a second click can arrive before the button renders as disabled.
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
