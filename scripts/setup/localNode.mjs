import { existsSync } from 'node:fs'
import { join } from 'node:path'

const NEEDED_MAJOR = 24

/**
 * Finds the Node that runs the product: the lockfile's (it has none for macOS), or the current one if it is new enough.
 * @param {string} root the checkout
 * @returns {{ ok: true, path: string } | { ok: false, reason: string }}
 */
export function localNode(root) {
  const fromLockfile = join(root, 'node_modules', '.bin', 'node')
  if (existsSync(fromLockfile)) return { ok: true, path: fromLockfile }
  if (Number(process.versions.node.split('.')[0]) >= NEEDED_MAJOR) return { ok: true, path: process.execPath }
  const how = process.platform === 'darwin' ? '`brew install node@24`' : 'an installer from https://nodejs.org'
  return {
    ok: false,
    reason: `Greenroom needs Node ${NEEDED_MAJOR} or newer on this machine (this is ${process.version}): install it by ${how}.`,
  }
}
