import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { countsPage } from './counts.ts'

const page = join(dirname(dirname(import.meta.dirname)), 'docs', 'content.md')

it('counts what docs/content.md says; `npm run content -- counts` writes it', () => {
  expect(readFileSync(page, 'utf8')).toBe(countsPage())
})
