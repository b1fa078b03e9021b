import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ItemFiles } from './kinds/kind.ts'

/** Content that doesn't match the schema; the message names the file and the error. */
export class InvalidContent extends Error {
  override name = 'InvalidContent'
}

/**
 * Reads every file in an item's folder, keyed by its path inside it, in alphabetical order.
 * @throws InvalidContent if a folder or a file cannot be read
 */
export function readItemFiles(folder: string): ItemFiles {
  try {
    const paths = readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
      .sort()
    return new Map(paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')]))
  } catch (error) {
    throw new InvalidContent(`${folder}: cannot be read (${error instanceof Error ? error.message : String(error)})`)
  }
}

/** Hashes every byte of the item; returns twelve hexadecimal digits. */
export function versionOf(files: ItemFiles): string {
  return createHash('sha256')
    .update(JSON.stringify([...files]))
    .digest('hex')
    .slice(0, 12)
}
