import { type Claimant, createTurns } from './turns.ts'

/**
 * Hands a fixed number of slots out so that nobody's many delay another's one: who waits is served in turns, one claimant
 * after the other, and where there are several slots no claimant holds all of them.
 */
export type Slots<T> = {
  /**
   * Waits for a slot. Rejects with SlotsFull at once when too many wait already, and with the signal's reason when it
   * aborts. Without a claimant it is the service's own work: it comes last, and is never refused.
   */
  acquire(signal: AbortSignal, claimant?: Claimant): Promise<{ slot: T; release: () => void }>
  readonly total: number
  readonly busy: number
  /** How many claims wait, the service's own work and what is behind others not counted. */
  readonly waiting: number
}

export type SlotBounds = {
  /** So many claims may wait at most. */
  maxWaiting: number
  /** So many of them for one claimant. */
  maxWaitingOfOne: number
}

export type FullReason = 'queue_full' | 'user_queue_full'

/** So many wait for a slot already that one more may not. */
export class SlotsFull extends Error {
  override name = 'SlotsFull'
  readonly reason: FullReason
  constructor(reason: FullReason, message: string) {
    super(message)
    this.reason = reason
  }
}

const ownWork = Symbol('own work')
/** Who asks for work that nobody waits for: it gets a slot only when nobody else wants one, and never holds all of them. */
export const behindOthers = Symbol('behind others')
/** The service's own work lets so many others pass, and not more: languages have to be proven on a busy service too. */
const ownPatience = 8

const unbounded = { maxWaiting: Number.POSITIVE_INFINITY, maxWaitingOfOne: Number.POSITIVE_INFINITY }

export function createSlots<T>(slots: readonly T[], bounds: SlotBounds = unbounded): Slots<T> {
  const free = [...slots]
  const turns = createTurns<(slot: T) => void>()
  const held = new Map<Claimant, number>()
  const mostOfOne = Math.max(1, slots.length - 1)
  let waiting = 0
  let passedBy = 0

  const mayHold = (claimant: Claimant): boolean => (held.get(claimant) ?? 0) < mostOfOne

  const next = () => {
    const own = () => turns.take((claimant) => claimant === ownWork && mayHold(claimant))
    const others = () =>
      turns.take((claimant) => claimant !== ownWork && claimant !== behindOthers && mayHold(claimant))
    const first = passedBy < ownPatience ? (others() ?? own()) : (own() ?? others())
    return first ?? turns.take((claimant) => claimant === behindOthers && mayHold(claimant))
  }

  const handOut = (): void => {
    for (let slot = free[0]; slot !== undefined; slot = free[0]) {
      const taken = next()
      if (taken === undefined) return
      free.shift()
      passedBy = taken.claimant === ownWork ? 0 : passedBy + 1
      taken.item(slot)
    }
  }

  const hold = (slot: T, claimant: Claimant) => {
    held.set(claimant, (held.get(claimant) ?? 0) + 1)
    let isHeld = true
    const release = (): void => {
      if (!isHeld) return
      isHeld = false
      const left = (held.get(claimant) ?? 1) - 1
      if (left === 0) held.delete(claimant)
      else held.set(claimant, left)
      free.push(slot)
      handOut()
    }
    return { slot, release }
  }

  const refuseTooMany = (claimant: Claimant): void => {
    if (claimant === ownWork) return
    const ofOne = turns.waitingOf(claimant)
    if (ofOne >= bounds.maxWaitingOfOne)
      throw new SlotsFull('user_queue_full', `${ofOne} submissions of this user wait already`)
    if (claimant !== behindOthers && waiting >= bounds.maxWaiting)
      throw new SlotsFull('queue_full', `${waiting} submissions wait already`)
  }

  return {
    total: slots.length,
    get busy() {
      return slots.length - free.length
    },
    get waiting() {
      return waiting
    },
    async acquire(signal, claimant = ownWork) {
      signal.throwIfAborted()
      // Where a slot is free, whoever waits already may hold no more: nobody is overtaken.
      if (mayHold(claimant)) {
        const slot = free.shift()
        if (slot !== undefined) return hold(slot, claimant)
      }
      refuseTooMany(claimant)
      const counts = claimant === ownWork || claimant === behindOthers ? 0 : 1
      waiting += counts
      return new Promise((resolve, reject) => {
        const leave = (): void => {
          waiting -= counts
          signal.removeEventListener('abort', giveUp)
        }
        const takeSlot = (freed: T): void => {
          leave()
          resolve(hold(freed, claimant))
        }
        const giveUp = (): void => {
          leave()
          turns.remove(claimant, takeSlot)
          reject(signal.reason)
        }
        turns.add(claimant, takeSlot)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
