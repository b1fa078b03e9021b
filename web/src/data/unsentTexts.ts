import { browserStorage } from './storage.ts'

/** Where unsent text is kept: `browser` for all tabs and later visits, `tab` only for this tab. */
export type UnsentArea = 'browser' | 'tab'

/** All keys begin with this, so that signing out finds them. */
const prefix = 'greenroom.unsent.'
const areas = { browser: () => localStorage, tab: () => sessionStorage }
const storages = { browser: browserStorage(areas.browser), tab: browserStorage(areas.tab) }
/** Keys written since the page loaded; some may only be in memory. */
const written = new Set<string>()

/** Text of one account that the server doesn't have yet. */
export type UnsentText = { read(): unknown; write(value: unknown): void; remove(): void }

/**
 * Keeps one text of an account as JSON, so that it survives a reload.
 * @param name names the text within the account, such as `page/about`
 */
export function unsentText(userId: number, name: string, area: UnsentArea = 'browser'): UnsentText {
  const key = `${prefix}${userId}.${name}`
  const storage = storages[area]
  return {
    /** Null if there is none, or if it isn't JSON. */
    read() {
      try {
        return JSON.parse(storage.read(key) ?? 'null')
      } catch {
        return null
      }
    },
    write(value) {
      written.add(key)
      storage.write(key, JSON.stringify(value))
    },
    remove: () => storage.remove(key),
  }
}

/** Removes all unsent texts from this browser, because the user is signing out. */
export function forgetUnsentTexts(): void {
  for (const area of ['browser', 'tab'] as const)
    for (const key of [...written, ...keysIn(area)]) if (key.startsWith(prefix)) storages[area].remove(key)
  written.clear()
}

function keysIn(area: UnsentArea): string[] {
  try {
    return Object.keys(areas[area]())
  } catch {
    // The browser blocks storage, so nothing is stored there.
    return []
  }
}
