import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesPage } from './page.ts'

const file = join(import.meta.dirname, '..', '..', 'docs', 'roles.md')
writeFileSync(file, rolesPage())
console.log(`wrote ${file}`)
