/** The owner of some work: the key of a user or a network, or a fresh symbol if there is none. */
export type Key = string | symbol

/**
 * The owner of a piece of work, which decides its turn: networks take turns, and within a network its users do. A user
 * who is alone in a network counts as a network.
 */
export type Claimant = { network: Key; user: Key }

/** Items that are waiting, grouped by owner. */
export type Turns<T> = {
  add(claimant: Claimant, item: T): void
  /** Removes an item that is no longer waiting. Ignores one that was already taken. */
  remove(claimant: Claimant, item: T): void
  /**
   * Takes the oldest permitted item of the user whose turn it is, in the network whose turn it is. After that, all
   * other networks and all other users of this one come first.
   */
  take(mayTake: (claimant: Claimant) => boolean): { claimant: Claimant; item: T } | undefined
}

export function createTurns<T>(): Turns<T> {
  // A map keeps insertion order, so a key that has been served is deleted and set again, behind the others.
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
