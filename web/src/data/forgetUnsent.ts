import { unsentDatabase } from './unsentDatabase.ts'
import { forgetUnsentTexts } from './unsentTexts.ts'

/** Deletes edits that nobody came back for in time. Browsers that never stored any don't load the database code. */
export const forgetOldEdits = (): Promise<void> => forget(({ forgetOldUnsent }) => forgetOldUnsent(Date.now()))

/** Deletes all edits and unsent texts, because the user is signing out. */
export function forgetAllEdits(): Promise<void> {
  forgetUnsentTexts()
  return forget(({ forgetUnsent }) => forgetUnsent(() => true))
}

async function forget(what: (edits: typeof import('./unsentEdits.ts')) => Promise<void>): Promise<void> {
  try {
    const known = await indexedDB.databases()
    if (known.some(({ name }) => name === unsentDatabase)) await what(await import('./unsentEdits.ts'))
  } catch {
    // If the browser blocks storage, there is nothing to delete.
  }
}
