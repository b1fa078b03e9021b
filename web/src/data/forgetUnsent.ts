import { unsentDatabase } from './unsentDatabase.ts'

/** Deletes edits for which nobody came back in time. A browser that never held any loads nothing for this. */
export const forgetOldEdits = (): Promise<void> => forget(({ forgetOldUnsent }) => forgetOldUnsent(Date.now()))

/** Deletes all of them: who used this browser signs out. */
export const forgetAllEdits = (): Promise<void> => forget(({ forgetUnsent }) => forgetUnsent(() => true))

async function forget(what: (edits: typeof import('./unsentEdits.ts')) => Promise<void>): Promise<void> {
  try {
    const known = await indexedDB.databases()
    if (known.some(({ name }) => name === unsentDatabase)) await what(await import('./unsentEdits.ts'))
  } catch {
    // Where a browser forbids storage there is nothing to delete.
  }
}
