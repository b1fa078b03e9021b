import { create } from 'zustand'

/** Whether the server has a newer version of the app than the one that runs in this tab. */
export const useVersion = create<{ outdated: boolean }>(() => ({ outdated: false }))

/**
 * From now on: when a part of the app does not arrive, looks whether that is because it was replaced by a new version.
 * A page is never reloaded by itself: something may have been typed into it.
 */
export function watchVersion(): void {
  window.addEventListener('vite:preloadError', () => void lookForNewVersion())
}

async function lookForNewVersion(): Promise<void> {
  const running = document.querySelector('script[type="module"][src]')?.getAttribute('src')
  if (running == null) return
  try {
    const response = await fetch('/', { headers: { accept: 'text/html' }, cache: 'no-store' })
    if (response.ok && !(await response.text()).includes(running)) useVersion.setState({ outdated: true })
  } catch {
    // No connection: the bar about it says so.
  }
}

/** Whether the error says that a part of the app did not arrive, in the words of each browser. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)
