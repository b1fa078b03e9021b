/** Whose work it is: the key of a user or of a network, or a symbol of its own for work that is nobody's in particular. */
export type Key = string | symbol

/** Whose turn work uses up: a network's, and within it a user's. Who is alone in a network is a network by themselves. */
export type Claimant = { network: Key; user: Key }

/** What waits, kept apart by whom it is for. */
export type Turns<T> = {
  add(claimant: Claimant, item: T): void
  /** Forgets an item that no longer waits; one that was taken already is left alone. */
  remove(claimant: Claimant, item: T): void
  /**
   * Takes the oldest item of the user whose turn it is in the network whose turn it is, among those who may. Afterwards all
   * other networks, and all other users of this one, have their turn first.
   */
  take(mayTake: (claimant: Claimant) => boolean): { claimant: Claimant; item: T } | undefined
}

export function createTurns<T>(): Turns<T> {
  // A map remembers the order in which keys were set: who was served is set again, behind the others.
  const networks = new Map<Key, Map<Key, T[]>>()
  return {
    add({ network, user }, item) {
      const users = networks.get(network) ?? new Map<Key, T[]>()
      const queue = users.get(user)
      if (queue === undefined) users.set(user, [item])
      else queue.push(item)
      networks.set(network, users)
    },
    remove({ network, user }, item) {
      const users = networks.get(network)
      const queue = users?.get(user) ?? []
      const index = queue.indexOf(item)
      if (index >= 0) queue.splice(index, 1)
      if (queue.length === 0) users?.delete(user)
      if (users?.size === 0) networks.delete(network)
    },
    take(mayTake) {
      for (const [network, users] of networks) {
        for (const [user, queue] of users) {
          const claimant = { network, user }
          const [item, ...others] = queue
          if (item === undefined || !mayTake(claimant)) continue
          users.delete(user)
          if (others.length > 0) users.set(user, others)
          networks.delete(network)
          if (users.size > 0) networks.set(network, users)
          return { claimant, item }
        }
      }
      return undefined
    },
  }
}
