import { dirname } from 'node:path'
import { checkCitations } from './checkCitations.ts'

const { problems, fileCount } = checkCitations(dirname(dirname(import.meta.dirname)))
for (const problem of problems) console.log(problem)
console.log(`${fileCount} files read, ${problems.length} citations of what is not there`)
process.exitCode = problems.length === 0 ? 0 : 1
