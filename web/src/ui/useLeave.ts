import { useNavigate } from 'react-router'

/** The other page is on screen within this time, and its button is gone by then. */
const drawnWithinMs = 1_000

/**
 * Goes to another page at the end of a button's action, and keeps the action pending until that page is on screen.
 * Otherwise the second click of a double click could start the action again.
 */
export function useLeave(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (to) => {
    await navigate(to)
    await new Promise((resolve) => setTimeout(resolve, drawnWithinMs))
  }
}
