import { type Claimant, createTurns, type Key, type Turns } from './turns.ts'

/** A claim on a slot. Claims for short work go first. */
export type Claim = Claimant & { isShort: boolean }

/**
 * Hands out a fixed number of slots fairly. Waiting claims take turns: by network, then by user, short work first. With
 * several slots, no user or network holds all of them.
 */
export type Slots<T> = {
  /**
   * Waits for a slot. Rejects with SlotsFull at once if too many are waiting, and with the signal's reason when it
   * aborts. Without a claim, the request counts as the service's own work, which comes last and is never refused.
   */
  acquire(signal: AbortSignal, claim?: Claim): Promise<{ slot: T; release: () => void }>
  readonly total: number
  readonly busy: number
  /** How many claims are waiting, not counting the service's own and background work. */
  readonly waiting: number
}

export type SlotBounds = {
  /** How many claims may wait. */
  maxWaiting: number
  /** How many of the waiting claims may belong to one user. */
  maxWaitingOfOne: number
  /**
   * How many of the waiting claims may come from one network. However many that network sends, callers from others
   * still find a place.
   */
  maxWaitingOfNetwork: number
}

export type FullReason = 'queue_full' | 'user_queue_full' | 'network_queue_full'

/** Thrown if too many claims are already waiting for a slot. */
export class SlotsFull extends Error {
  override name = 'SlotsFull'
  readonly reason: FullReason
  constructor(reason: FullReason, message: string) {
    super(message)
    this.reason = reason
  }
}

const onlyOf = (name: string): Claim => {
  const key = Symbol(name)
  return { network: key, user: key, isShort: false }
}
const ownWork = onlyOf('own work')
/**
 * The claim for background work. Such work only gets a slot if nobody else wants one, and it never occupies all slots.
 */
export const behindOthers = onlyOf('behind others')
/**
 * How many other claims may go before the service's own work. There is a limit because a busy service has to test
 * languages too.
 */
const ownPatience = 8
/** How many short claims may go before long work. */
const longPatience = 8

const unbounded = {
  maxWaiting: Number.POSITIVE_INFINITY,
  maxWaitingOfOne: Number.POSITIVE_INFINITY,
  maxWaitingOfNetwork: Number.POSITIVE_INFINITY,
}

/** Creates a counter per key. Forgets a key when its count is back at zero. */
function createTally() {
  const counts = new Map<Key, number>()
  return {
    of: (key: Key): number => counts.get(key) ?? 0,
    add(key: Key, by: 1 | -1): void {
      const count = (counts.get(key) ?? 0) + by
      if (count === 0) counts.delete(key)
      else counts.set(key, count)
    },
  }
}

export function createSlots<T>(slots: readonly T[], bounds: SlotBounds = unbounded): Slots<T> {
  type Waiting = (slot: T) => void
  const free = [...slots]
  const [short, long, own, behind] = [
    createTurns<Waiting>(),
    createTurns<Waiting>(),
    createTurns<Waiting>(),
    createTurns<Waiting>(),
  ]
  const held = { users: createTally(), networks: createTally() }
  const inLine = { users: createTally(), networks: createTally() }
  const maxOfOne = Math.max(1, slots.length - 1)
  let waiting = 0
  let longPassedBy = 0
  let ownPassedBy = 0

  const isOfService = (claim: Claim): boolean => claim === ownWork || claim === behindOthers
  const mayHold = ({ network, user }: Claimant): boolean =>
    held.users.of(user) < maxOfOne && held.networks.of(network) < maxOfOne

  const turnsOf = (claim: Claim): Turns<Waiting> => {
    if (claim === ownWork) return own
    if (claim === behindOthers) return behind
    return claim.isShort ? short : long
  }

  const nextOfOthers = () => {
    if (longPassedBy >= longPatience) {
      const late = long.take(mayHold)
      longPassedBy = 0
      if (late !== undefined) return late
    }
    const quick = short.take(mayHold)
    if (quick !== undefined) longPassedBy += 1
    return quick ?? long.take(mayHold)
  }

  const next = () => {
    if (ownPassedBy >= ownPatience) {
      const late = own.take(mayHold)
      if (late !== undefined) {
        ownPassedBy = 0
        return late
      }
    }
    const other = nextOfOthers()
    if (other !== undefined) {
      ownPassedBy += 1
      return other
    }
    ownPassedBy = 0
    return own.take(mayHold) ?? behind.take(mayHold)
  }

  const handOut = (): void => {
    for (let slot = free[0]; slot !== undefined; slot = free[0]) {
      const taken = next()
      if (taken === undefined) return
      free.shift()
      taken.item(slot)
    }
  }

  const hold = (slot: T, { network, user }: Claimant) => {
    held.users.add(user, 1)
    held.networks.add(network, 1)
    let isHeld = true
    const release = (): void => {
      if (!isHeld) return
      isHeld = false
      held.users.add(user, -1)
      held.networks.add(network, -1)
      free.push(slot)
      handOut()
    }
    return { slot, release }
  }

  const refuseTooMany = (claim: Claim): void => {
    if (claim === ownWork) return
    const ofOne = inLine.users.of(claim.user)
    if (ofOne >= bounds.maxWaitingOfOne)
      throw new SlotsFull('user_queue_full', `${ofOne} submissions of this user wait already`)
    if (claim === behindOthers) return
    const ofNetwork = inLine.networks.of(claim.network)
    if (ofNetwork >= bounds.maxWaitingOfNetwork)
      throw new SlotsFull('network_queue_full', `${ofNetwork} submissions of this network wait already`)
    if (waiting >= bounds.maxWaiting) throw new SlotsFull('queue_full', `${waiting} submissions wait already`)
  }

  return {
    total: slots.length,
    get busy() {
      return slots.length - free.length
    },
    get waiting() {
      return waiting
    },
    async acquire(signal, claim = ownWork) {
      signal.throwIfAborted()
      // Take a free slot directly. Nobody is overtaken, because a claim that is waiting while a slot is free has
      // reached its own limit.
      if (mayHold(claim)) {
        const slot = free.shift()
        if (slot !== undefined) return hold(slot, claim)
      }
      refuseTooMany(claim)
      const counts = isOfService(claim) ? 0 : 1
      const line = (by: 1 | -1): void => {
        waiting += counts * by
        inLine.users.add(claim.user, by)
        inLine.networks.add(claim.network, by)
      }
      line(1)
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          line(-1)
          signal.removeEventListener('abort', giveUp)
        }
        const takeSlot = (freed: T): void => {
          leave()
          resolve(hold(freed, claim))
        }
        const giveUp = (): void => {
          leave()
          turnsOf(claim).remove(claim, takeSlot)
          reject(signal.reason)
        }
        turnsOf(claim).add(claim, takeSlot)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
