import { type Evidence, type LinePoint, onlyRunsOutOfTime, type ScoreCap } from '@greenroom/shared/session'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { quoteOf, quoteOfCode } from './quote.ts'
import type { Score } from './rubric.ts'

/** A judgement, before the rule is applied that every score has to cite something. */
export type Judgement = {
  score: Score | null
  behaviours: string[]
  evidence: (Evidence | null)[]
  /** The caps on the score; left out if there are none. */
  caps?: ScoreCap[]
  /** The points looked for, each with its verdict. */
  points?: LinePoint[]
}

export function scoreOf(points: number): Score {
  if (points <= 1) return 1
  if (points >= 4) return 4
  return points < 2.5 ? 2 : 3
}

export const atMost = (score: Score, cap: Score): Score => (score < cap ? score : cap)

/** Returns the share of all tests the code passes; null if unknown. */
export const passedShare = ({ results }: Observations): number | null =>
  results === null || results.total === 0 ? null : results.passed / results.total

/** Whether the scored code timed out in a test. */
export const ranOutOfTime = ({ results }: Observations): boolean =>
  results?.testCases.some(({ status }) => status === 'TIME_LIMIT_EXCEEDED') ?? false

/** Whether all failed tests just timed out, which doesn't count as a bug. */
export const onlyRanOutOfTime = (seen: Observations): boolean => onlyRunsOutOfTime(seen.results?.testCases ?? [])

/** Whether the handed-in code fails every test and the candidate didn't notice. */
export const failsAllUnnoticed = (seen: Observations): boolean =>
  seen.ownCode !== null && passedShare(seen) === 0 && seen.foundBug === null

/** Quotes the most informative line of the scored code; null if there is none. */
export const codeQuote = (seen: Observations, record: QuestionRecord): Evidence | null =>
  seen.ownCode && quoteOfCode(seen.ownCode, record.challenge.code_stub)

/** Quotes where the candidate named the bug, or the line that fixed it. */
export function bugQuote({ foundBug }: Observations, record: QuestionRecord): Evidence | null {
  if (foundBug === null) return null
  return 'id' in foundBug
    ? quoteOf(foundBug)
    : quoteOfCode(foundBug, [record.challenge.code_stub, foundBug.before].join('\n'))
}
