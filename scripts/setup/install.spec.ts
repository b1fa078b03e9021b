import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { installedMatchesLockfile, installPackages } from './install.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'greenroom-install-'))
})
afterEach(() => rmSync(root, { recursive: true }))

const wanted = {
  '': { name: 'root' },
  engine: { name: 'engine' },
  'node_modules/engine': { link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'engine/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
  'node_modules/for-another-platform': { version: '1.0.0', integrity: 'sha512-p', optional: true },
}
const installed = {
  engine: { name: 'engine' },
  'node_modules/engine': { link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'engine/node_modules/b': { version: '2.0.0', integrity: 'sha512-b' },
}

function withPackages(lockfile: object, hiddenLockfile?: object): boolean {
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lockfile }))
  mkdirSync(join(root, 'node_modules'))
  if (hiddenLockfile) {
    writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages: hiddenLockfile }))
  }
  return installedMatchesLockfile(root)
}

describe('the packages that npm installed match the lockfile', () => {
  it('if every package is there, apart from those for other platforms', () => {
    expect(withPackages(wanted, installed)).toBe(true)
  })

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', { ...installed, 'node_modules/a': undefined }],
    ['a version differs', { ...installed, 'node_modules/a': { version: '1.0.1', integrity: 'sha512-a' } }],
    ['the content differs', { ...installed, 'engine/node_modules/b': { version: '2.0.0', integrity: 'sha512-c' } }],
    ['a package is left over', { ...installed, 'node_modules/old': { version: '1.0.0' } }],
  ])('but not if %s', (_, hiddenLockfile) => {
    expect(withPackages(wanted, hiddenLockfile)).toBe(false)
  })
})

it('installs nothing if a developer has already installed the same packages', async () => {
  withPackages(wanted, installed)
  expect(await installPackages(root)).toEqual({ ok: true })
})
