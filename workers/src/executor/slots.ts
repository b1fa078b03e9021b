/** Hands a fixed number of slots out, first come, first served. */
export type Slots<T> = {
  /**
   * Waits for a slot. Rejects with SlotsFull at once when `maxWaiting` wait already, and with the signal's reason when
   * it aborts.
   */
  acquire(signal: AbortSignal, maxWaiting?: number): Promise<{ slot: T; release: () => void }>
  readonly busy: number
  readonly waiting: number
}

/** So many wait for a slot already that one more may not. */
export class SlotsFull extends Error {
  override name = 'SlotsFull'
}

export function createSlots<T>(slots: readonly T[]): Slots<T> {
  const free = [...slots]
  const waiters: ((slot: T) => void)[] = []

  const hold = (slot: T) => {
    let isHeld = true
    const release = (): void => {
      if (!isHeld) return
      isHeld = false
      const next = waiters.shift()
      if (next) next(slot)
      else free.push(slot)
    }
    return { slot, release }
  }

  return {
    get busy() {
      return slots.length - free.length
    },
    get waiting() {
      return waiters.length
    },
    async acquire(signal, maxWaiting = Number.POSITIVE_INFINITY) {
      signal.throwIfAborted()
      const slot = free.shift()
      if (slot !== undefined) return hold(slot)
      if (waiters.length >= maxWaiting) throw new SlotsFull(`${waiters.length} submissions wait already`)
      return new Promise((resolve, reject) => {
        const giveUp = (): void => {
          waiters.splice(waiters.indexOf(takeSlot), 1)
          reject(signal.reason)
        }
        const takeSlot = (freed: T): void => {
          signal.removeEventListener('abort', giveUp)
          resolve(hold(freed))
        }
        waiters.push(takeSlot)
        signal.addEventListener('abort', giveUp, { once: true })
      })
    },
  }
}
