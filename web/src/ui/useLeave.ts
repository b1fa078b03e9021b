import { useNavigate } from 'react-router'

/** The other page is drawn within this time; its button is gone then. */
const drawnWithinMs = 1_000

/**
 * Goes to another page at the end of a button's action, and holds the action until that page is drawn. Otherwise the
 * second click of a double click could start the action again in between.
 */
export function useLeave(): (to: string) => Promise<void> {
  const navigate = useNavigate()
  return async (to) => {
    await navigate(to)
    await new Promise((resolve) => setTimeout(resolve, drawnWithinMs))
  }
}
