import type { Evidence, LinePoint, ScoreCap } from '@greenroom/shared/session'
import { plainWords } from '../reading/plainWords.ts'
import { complexityWord, techniqueWord } from '../reading/technicalWords.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { quoteOfCode } from './quote.ts'
import type { Score } from './rubric.ts'

/** A judgement before the rule that every score cites something is applied. */
export type Judgement = {
  score: Score | null
  behaviours: string[]
  evidence: (Evidence | null)[]
  /** What caps the score; missing where nothing does. */
  caps?: ScoreCap[]
  /** What was looked for, point by point. */
  points?: LinePoint[]
}

export function scoreOf(points: number): Score {
  if (points <= 1) return 1
  if (points >= 4) return 4
  return points < 2.5 ? 2 : 3
}

export const atMost = (score: Score, cap: Score): Score => (score < cap ? score : cap)

/** Whether a sentence speaks of a technique, or of what it costs. */
export const isTechnical = (sentence: string): boolean =>
  techniqueWord.test(plainWords(sentence)) || complexityWord.test(plainWords(sentence))

/** The share of the hidden tests that the code passes, null where none is known of. */
export const passedShare = ({ results }: Observations): number | null =>
  results === null || results.total === 0 ? null : results.passed / results.total

/** Whether code was handed in that fails every test, and nobody but the tests noticed. */
export const failsAllUnnoticed = (seen: Observations): boolean =>
  seen.ownCode !== null && passedShare(seen) === 0 && seen.foundBug === null

export function codeQuote(seen: Observations, record: QuestionRecord): Evidence | null {
  return (
    seen.ownCode &&
    quoteOfCode(seen.ownCode, record.challenge.code_stub, (line) => /\b(for|while|if|return)\b/.test(line))
  )
}
