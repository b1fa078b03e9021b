import { unclosed } from './brackets.ts'
import type { Finding } from './finding.ts'
import { halfTyped } from './halfTyped.ts'
import { suspectLoops } from './loopSuspects.ts'
import type { CodeReading } from './readCode.ts'
import { handsNothingBack, printsInside } from './results.ts'
import { slipsIn } from './slips.ts'
import { unknownNames } from './unknownNames.ts'

/**
 * What looks suspicious in the candidate's own lines, whatever the task is; the surest first. Each names the region and what to look
 * at there, and none says how to mend it.
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
