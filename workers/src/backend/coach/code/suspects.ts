import { unclosed } from './brackets.ts'
import type { Finding } from './finding.ts'
import { halfTyped } from './halfTyped.ts'
import { suspectLoops } from './loopSuspects.ts'
import type { CodeReading } from './readCode.ts'
import { handsNothingBack, printsInside } from './results.ts'
import { slipsIn } from './slips.ts'
import { unknownNames } from './unknownNames.ts'

/**
 * Finds suspicious places in the candidate's own lines, whatever the task, most certain first. Each finding says where
 * and what to look at, but never how to fix it.
 */
export function suspectsIn(reading: CodeReading, { hasStub }: { hasStub: boolean }): Finding[] {
  return [
    ...unclosed(reading),
    ...halfTyped(reading),
    ...slipsIn(reading),
    ...unknownNames(reading),
    ...suspectLoops(reading),
    ...(hasStub ? [...printsInside(reading), ...handsNothingBack(reading)] : []),
  ]
}
