/** Stores short strings across reloads. If writing fails (private windows, a full quota), they stay in memory only. */
export type TextStorage = {
  read(key: string): string | null
  write(key: string, text: string): void
  remove(key: string): void
}

/** Wraps a browser storage. Anything it refuses to store stays in memory until the page unloads. */
export function browserStorage(area: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): TextStorage {
  const memory = memoryStorage()
  return {
    read: (key) => memory.read(key) ?? attempt(() => area().getItem(key), null),
    write(key, text) {
      const kept = attempt(() => {
        area().setItem(key, text)
        return true
      }, false)
      if (kept) memory.remove(key)
      else memory.write(key, text)
    },
    remove(key) {
      memory.remove(key)
      attempt(() => area().removeItem(key), undefined)
    },
  }
}

export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, text) => void texts.set(key, text),
    remove: (key) => void texts.delete(key),
  }
}

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action()
  } catch {
    // The browser blocks storage, so use memory.
    return otherwise
  }
}
