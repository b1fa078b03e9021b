import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** How long a folder is kept after an executor last used it, in ms. */
const keptUnusedMs = 14 * 24 * 3_600_000

/** Marks a cache folder as just used. */
export async function markUsed(folder: string): Promise<void> {
  const now = new Date()
  // Ignore errors: if the cache belongs to another user, that user's executor marks the folder.
  await utimes(folder, now, now).catch(() => undefined)
}

/** Removes folders with this prefix from a cache if nobody has used them for two weeks. */
export async function removeUnused(cacheDir: string, prefix: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(cacheDir, name)
    const info = await stat(folder).catch(() => null) // another process may remove it at the same time
    if (info !== null && Date.now() - info.mtimeMs > keptUnusedMs) await rm(folder, { recursive: true, force: true })
  }
}
