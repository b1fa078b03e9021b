import { create } from 'zustand'

/** Whether the server has a newer version of the app than this tab. */
export const useVersion = create<{ outdated: boolean }>(() => ({ outdated: false }))

/**
 * From now on, whenever a part of the app fails to load, checks whether a new version has replaced it. Never reloads
 * the page by itself, because the user may have typed something.
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
    // If we're offline, the connection bar says so.
  }
}

/** Whether the error means that a part of the app failed to load; browsers word it differently. */
export const isMissingPart = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|Unable to preload/i.test(error.message)
