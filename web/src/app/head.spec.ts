import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { landingPage } from '@greenroom/shared/rules'
import { expect, test } from 'vitest'
import { documentTitleOf, headOf, notFoundHead, pageHeads } from './head.ts'
import { pictureOf, pictureSize } from './picture.ts'

const web = join(import.meta.dirname, '..', '..')

test.each(pageHeads)('$path has a title and a description', ({ title, description }) => {
  expect(title).not.toBe('')
  expect(description).toMatch(/\.$/)
})

test('no two pages have the same title', () => {
  const titles = pageHeads.map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
})

test('a trailing slash makes no difference, and another address is not found', () => {
  expect(headOf('/signin/')).toEqual(headOf('/signin'))
  expect(headOf('/signout')).toEqual(notFoundHead)
  expect(documentTitleOf(headOf('/signin').title)).toBe('Sign in · Greenroom')
})

test('the landing page, its head, the README and the manifest have the same wording', () => {
  const { title, description, lead: intro } = landingPage.settings
  expect(description).toBe(intro)
  expect(headOf('/')).toEqual({ path: '/', title, description: intro })
  const readme = readFileSync(join(web, '..', 'README.md'), 'utf8').replaceAll(/\s+/g, ' ')
  expect(readme).toContain(`# Greenroom **${title}.** ${intro}`)
  const manifest: unknown = JSON.parse(readFileSync(join(web, '..', 'package.json'), 'utf8'))
  expect(manifest).toMatchObject({ description: `${title}. ${intro}` })
})

test('every indexable page has a picture of its own', () => {
  const pictures = pageHeads.flatMap((head) => pictureOf(head) ?? [])
  const seen = pictures.map(({ path }) => {
    const png = readFileSync(join(web, 'public', path))
    expect(png.subarray(1, 4).toString(), path).toBe('PNG')
    expect({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) }, path).toEqual(pictureSize)
    expect(png.length, path).toBeLessThan(60_000)
    return createHash('sha256').update(png).digest('hex')
  })
  expect(seen).toHaveLength(pageHeads.filter(({ indexed }) => indexed !== false).length)
  expect(new Set(seen).size).toBe(seen.length)
})

test('a page that isn’t indexed has none', () => {
  expect(pictureOf({ path: '/dashboard', title: 'Dashboard', description: 'Yours.', indexed: false })).toBeUndefined()
})

test('the icon has the sizes that browsers ask for', () => {
  const ico = readFileSync(join(web, 'public', 'favicon.ico'))
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 3])
  const entries = [0, 1, 2].map((index) => ico.subarray(6 + 16 * index, 22 + 16 * index))
  expect(entries.map((entry) => entry.readUInt8(0))).toEqual([16, 32, 48])
  for (const entry of entries) {
    const at = entry.readUInt32LE(12)
    expect(ico.subarray(at + 1, at + 4).toString()).toBe('PNG')
  }
})
