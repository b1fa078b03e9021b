import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { languages } from '../languages/all.ts'
import type { Archive } from '../languages/language.ts'
import { type Toolchain, toolchainAt } from './toolchain.ts'

/** The list of everything in the language image. If this list changes, a new image is built. */
export type ImageList = { suite: string; debianPackages: readonly string[]; archives: readonly Archive[] }

/** The language image's contents, collected from every file in `languages/`. */
export const imageList: ImageList = {
  suite: 'trixie',
  debianPackages: [...new Set(Object.values(languages).flatMap(({ debianPackages }) => debianPackages))].sort(),
  archives: Object.values(languages).flatMap(({ archives = [] }) => archives),
}

const formatVersion = 1
export const imageId = createHash('sha256')
  .update(JSON.stringify([formatVersion, process.arch, imageList]))
  .digest('hex')
  .slice(0, 24)

/** Name prefix of images in the cache folder, finished or not. */
export const imagePrefix = 'languages-'
export const imageFolder = (cacheDir: string): string => join(cacheDir, `${imagePrefix}${imageId}`)

/** The language image as a toolchain; null if there is none. */
export function findImage(cacheDir: string): Toolchain | null {
  const folder = imageFolder(cacheDir)
  return existsSync(folder) ? toolchainAt(folder, imageId) : null
}

const betweenLooksMs = 2_000

/** Waits until the language image exists. Rejects with the signal's reason. */
export async function waitForImage(cacheDir: string, signal: AbortSignal): Promise<Toolchain> {
  for (;;) {
    const image = findImage(cacheDir)
    if (image !== null) return image
    await pause(betweenLooksMs, undefined, { signal, ref: false })
  }
}
