import { capOfOnlyWritten } from '@greenroom/shared/rules'
import { hasSign, wordsOf } from '../reading/signs.ts'
import type { Judgement } from './judgement.ts'
import { quoteOf } from './quote.ts'
import type { Score } from './rubric.ts'
import type { WrittenPoint } from './writtenDesign.ts'

/**
 * The highest score for an explanation that was partly written, by the score of its spoken part. Writing adds at most
 * one point, and the highest score is only for spoken answers.
 */
const capBesideWords: Record<Score, Score> = { 1: 2, 2: 3, 3: 3, 4: 4 }

/** The points of a dimension that the candidate wrote but didn't say aloud. */
export type OnlyWritten = {
  points: readonly WrittenPoint[]
  /** The score if the candidate had also said all the written points. */
  ifSaid: Score
  /** Whether the candidate said more than a keyword about this dimension. */
  isExplained: boolean
}

const maxClaims = 3

/** Raises the score of the spoken answer for points that were only written. Unchanged if there are none. */
export function withWritten(said: Judgement, { points, ifSaid, isExplained }: OnlyWritten): Judgement {
  if (points.length === 0) return said
  const claims = [...new Set(points.flatMap((each) => each.shows))].slice(0, maxClaims).join('; ')
  const quotes = points.map(
    ({ line, findings: signs }) =>
      quoteOf(line, (sentence) => signs.some((sign) => hasSign(wordsOf(sentence), sign))) ?? quoteOf(line),
  )
  const cap = said.score === null || !isExplained ? capOfOnlyWritten : capBesideWords[said.score]
  const written = ifSaid < cap ? ifSaid : cap
  const isLifted = written > (said.score ?? 0)
  const isCapped = said.score === null && ifSaid > capOfOnlyWritten
  const how =
    said.score === null ? 'without speaking of it' : isLifted ? 'besides, which counts beside what was said' : 'as well'
  return {
    score: isLifted ? written : said.score,
    behaviours: [...said.behaviours, `Wrote down ${how}: ${claims}.`],
    // Cite spoken words first, then the writing.
    evidence: [...said.evidence.slice(0, 3), ...quotes, ...said.evidence.slice(3)],
    ...(isCapped ? { caps: [{ because: 'only_written', at: capOfOnlyWritten }] } : {}),
  }
}
