import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { InvalidConfig } from './environment.ts'

const othersBits = 0o077
const stickyBit = 0o1000

/**
 * Creates `DATA_DIR` if missing, and makes it and its contents accessible only to the owner. Doesn't follow links, and
 * leaves other users' files alone.
 * @throws InvalidConfig for a shared folder, such as /tmp
 */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  if ((statSync(folder).mode & stickyBit) !== 0) {
    throw new InvalidConfig(`DATA_DIR must be a folder that nothing else uses; ${folder} is shared.`)
  }
  tighten(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) tighten(join(folder, name))
}

function tighten(path: string): void {
  try {
    const entry = lstatSync(path)
    if (!entry.isSymbolicLink() && (entry.mode & othersBits) !== 0) chmodSync(path, entry.mode & 0o700)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    // The file belongs to another user, or was deleted in the meantime.
    if (code !== 'EPERM' && code !== 'ENOENT') throw error
  }
}
