import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { isAccepted, licencesPage, readLicences } from './licences.ts'

const root = dirname(dirname(import.meta.dirname))
const packages = readLicences(root)

it('accepts the licence of every package', () => {
  expect(packages.filter(({ licence }) => !isAccepted(licence))).toEqual([])
  expect(packages.length).toBeGreaterThan(500)
})

it.each([
  ['MIT', true],
  ['GPL-3.0-only', false],
  ['(MIT OR GPL-3.0-or-later)', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['unknown', false],
])('takes %s for usable: %s', (licence, accepted) => {
  expect(isAccepted(licence)).toBe(accepted)
})

it('is told by docs/licences.md; `npm run licences` writes it', () => {
  expect(readFileSync(join(root, 'docs', 'licences.md'), 'utf8')).toBe(licencesPage(packages))
})
