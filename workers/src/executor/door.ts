/** Counts the submissions in progress, and refuses new ones once the service stops. */
export type Door = {
  readonly isOpen: boolean
  /** Admits a submission and returns a function to call when it leaves; null once the door is closed. */
  enter(): (() => void) | null
  /** Closes the door to new submissions, and resolves when the last one has left. */
  close(): Promise<void>
}

export function createDoor(): Door {
  const empty = Promise.withResolvers<void>()
  let isOpen = true
  let inside = 0
  const leave = (): void => {
    inside -= 1
    if (!isOpen && inside === 0) empty.resolve()
  }
  return {
    get isOpen() {
      return isOpen
    },
    enter() {
      if (!isOpen) return null
      inside += 1
      return leave
    },
    close() {
      isOpen = false
      if (inside === 0) empty.resolve()
      return empty.promise
    },
  }
}
