import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { licencesPage, readLicences } from './licences.ts'

/** `npm run licences`: writes docs/licences.md from the lockfile. */
const root = dirname(dirname(import.meta.dirname))
writeFileSync(join(root, 'docs', 'licences.md'), licencesPage(readLicences(root)))
