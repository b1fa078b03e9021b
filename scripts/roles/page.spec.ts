import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { rolesPage } from './page.ts'

it('docs/roles.md matches the tables', () => {
  const published = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'roles.md'), 'utf8')
  expect(published, 'The tables in engine/src/roles have changed: run npm run roles.').toBe(rolesPage())
})
