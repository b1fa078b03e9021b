import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { during } from './progress.mjs'
import { runQuietly } from './runQuietly.mjs'

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * Installs the packages in the lockfile, unless the installed ones already match it. No package here needs an install
 * script.
 * @param {string} root the checkout
 * @returns {Promise<{ ok: true } | { ok: false, reason: string }>}
 */
export async function installPackages(root) {
  const stampFile = join(root, 'node_modules', '.stamp')
  const stamp = stampOf(root)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return { ok: true }

  if (!installedMatchesLockfile(root)) {
    const { ok, output } = await during('Installing packages (one to three minutes on a first start)', () =>
      npmCi(root),
    )
    if (!ok) {
      return { ok: false, reason: `${output.trim()}\nnpm ci could not install the packages; its last words are above.` }
    }
  }
  writeFileSync(stampFile, stamp)
  return { ok: true }
}

/** @param {string} root */
function npmCi(root) {
  const args = ['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']
  // If this were set to production, npm would leave out the build tools.
  const env = { ...process.env }
  delete env.NODE_ENV
  const npm = process.env.npm_execpath
  const runsOnNode = npm !== undefined && /npm-cli\.c?js$/.test(npm)
  return runsOnNode
    ? runQuietly(process.execPath, [npm, ...args], { cwd: root, env })
    : runQuietly('npm', args, { cwd: root, env })
}

/** @param {string} root */
function stampOf(root) {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
}

/**
 * Whether npm has already installed exactly this lockfile's packages, as after a developer's own `npm install`.
 * @param {string} root
 */
export function installedMatchesLockfile(root) {
  const hiddenLockfile = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(hiddenLockfile)) return false
  const wanted = packagesOf(join(root, 'package-lock.json'))
  const installed = packagesOf(hiddenLockfile)
  const named = Object.entries(wanted).filter(
    ([path]) => path.startsWith('node_modules/') || path.includes('/node_modules/'),
  )
  return (
    Object.keys(installed).every((path) => path in wanted) &&
    named.every(([path, { version, integrity, link, optional, devOptional }]) => {
      const found = installed[path]
      // Optional packages are often for other platforms.
      if (!found) return optional === true || devOptional === true
      return link === true || (found.version === version && found.integrity === integrity)
    })
  )
}

/**
 * @param {string} lockfile
 * @returns {Record<string, LockedPackage>}
 */
function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages ?? {}
}
