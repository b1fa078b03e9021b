import { bestHandIn, type Objective, type TestRunResults } from '@greenroom/shared/session'
import type { HandedIn, QuestionRecord } from './questionRecord.ts'

/** Returns a version's test results; null if it has none. */
export const resultsOf = ({ runId }: HandedIn, { runs }: QuestionRecord): TestRunResults | null =>
  runs.find((run) => run.runId === runId)?.results ?? null

/** Returns the version that is scored; null if nothing was handed in. */
export function countedVersion(record: QuestionRecord): HandedIn | null {
  const versions = record.handIns.map((handedIn) => ({
    handedIn,
    bugNamed: handedIn.bugNamed,
    testsPassed: resultsOf(handedIn, record)?.passed ?? null,
  }))
  return bestHandIn(versions)?.handedIn ?? null
}

/** Lists all versions handed in, for the scorecard: when, their test results, and which one counts. */
export function handInsIn(record: QuestionRecord): NonNullable<Objective['handIns']> {
  const counted = countedVersion(record)
  return record.handIns.map((handedIn) => {
    const results = resultsOf(handedIn, record)
    return {
      seq: handedIn.handedInSeq,
      activeMs: handedIn.activeMs,
      testsPassed: results?.passed ?? null,
      testsTotal: results?.total ?? null,
      counts: handedIn === counted,
      untouched: handedIn.untouched,
      bugNamed: handedIn.bugNamed,
    }
  })
}
