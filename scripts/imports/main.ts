import { dirname } from 'node:path'
import { checkImports } from './checkImports.ts'

const { violations, importCount } = checkImports(dirname(dirname(import.meta.dirname)))
for (const violation of violations) console.log(violation)
console.log(`${importCount} imports checked, ${violations.length} against the rules`)
process.exitCode = violations.length === 0 ? 0 : 1
