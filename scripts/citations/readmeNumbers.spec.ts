import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { languages } from '../../workers/src/executor/languages/all.ts'

const checkout = dirname(dirname(import.meta.dirname))
const readme = readFileSync(join(checkout, 'README.md'), 'utf8')

/** The number the README gives before these words. */
const said = (words: string): number => Number(new RegExp(`(\\d+)\\s+${words}`).exec(readme)?.[1])
const filesIn = (pattern: string): number => globSync(pattern, { cwd: checkout }).length

it.each([
  ['coding challenges', 'shared/content/challenges/*/challenge.md'],
  ['company presets', 'shared/content/companies/*/company.md'],
])('the README’s number of %s is right', (words, pattern) => {
  expect(said(words)).toBe(filesIn(pattern))
})

it('the README’s number of languages is right', () => {
  expect(said('languages')).toBe(Object.keys(languages).length)
})
