import { readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** What no executor has used for so long is removed. */
const keptUnusedMs = 14 * 24 * 3_600_000

/** Marks a folder of the cache as used just now. */
export async function markUsed(folder: string): Promise<void> {
  const now = new Date()
  // A cache that somebody else owns is marked by its owner.
  await utimes(folder, now, now).catch(() => undefined)
}

/** Removes the folders of a cache that begin with a prefix and have not been used for two weeks. */
export async function removeUnused(cacheDir: string, prefix: string): Promise<void> {
  for (const name of await readdir(cacheDir)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(cacheDir, name)
    const info = await stat(folder).catch(() => null) // another process may remove it at the same time
    if (info !== null && Date.now() - info.mtimeMs > keptUnusedMs) await rm(folder, { recursive: true, force: true })
  }
}
