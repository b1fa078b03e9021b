/** Whose work it is: the key of a user, or a symbol of its own for work that is nobody's in particular. */
export type Claimant = string | symbol

/** What waits, kept apart by whom it is for. */
export type Turns<T> = {
  add(claimant: Claimant, item: T): void
  /** Forgets an item that no longer waits; one that was taken already is left alone. */
  remove(claimant: Claimant, item: T): void
  /** Takes the oldest item of whoever's turn it is among those who may; afterwards all others have their turn first. */
  take(mayTake: (claimant: Claimant) => boolean): { claimant: Claimant; item: T } | undefined
  waitingOf(claimant: Claimant): number
}

export function createTurns<T>(): Turns<T> {
  // A map remembers the order in which keys were set: who was served is set again, behind the others.
  const queues = new Map<Claimant, T[]>()
  return {
    add(claimant, item) {
      const queue = queues.get(claimant)
      if (queue === undefined) queues.set(claimant, [item])
      else queue.push(item)
    },
    remove(claimant, item) {
      const queue = queues.get(claimant) ?? []
      const index = queue.indexOf(item)
      if (index >= 0) queue.splice(index, 1)
      if (queue.length === 0) queues.delete(claimant)
    },
    take(mayTake) {
      for (const [claimant, queue] of queues) {
        if (!mayTake(claimant)) continue
        const [item, ...others] = queue
        if (item === undefined) continue
        queues.delete(claimant)
        if (others.length > 0) queues.set(claimant, others)
        return { claimant, item }
      }
      return undefined
    },
    waitingOf: (claimant) => queues.get(claimant)?.length ?? 0,
  }
}
