/** Where submissions come in, until the service stops. */
export type Door = {
  readonly isOpen: boolean
  /** Lets one in, who says by what this returns when it leaves; null once the door is closed. */
  enter(): (() => void) | null
  /** Lets nobody in any more, and resolves when the last one has left. */
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
