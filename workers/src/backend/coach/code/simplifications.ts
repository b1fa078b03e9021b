import type { Finding } from './finding.ts'
import { libraryHelps } from './libraryHelps.ts'
import { needlessNesting } from './needlessNesting.ts'
import type { CodeReading } from './readCode.ts'
import { repeatedWork } from './repeatedWork.ts'
import { unusedNames } from './unusedNames.ts'

/**
 * Finds possible simplifications in the candidate's own lines: unused names, needless nesting, repeated work,
 * built-ins. At most one finding per line, in the order of the code.
 */
export function simplificationsIn(reading: CodeReading): Finding[] {
  const found = [
    ...unusedNames(reading),
    ...needlessNesting(reading),
    ...libraryHelps(reading),
    ...repeatedWork(reading),
  ]
  const first = found.filter(({ line }, index) => found.findIndex((other) => other.line === line) === index)
  return first.sort((one, other) => one.line - other.line)
}
