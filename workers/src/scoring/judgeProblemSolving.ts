import { bestScore, type Evidence } from '@greenroom/shared/session'
import { isWithoutGrammar } from '../reading/grammar.ts'
import { atMost, codeQuote, failsAllUnnoticed, type Judgement, passedShare, ranOutOfTime } from './judgement.ts'
import { isNoise } from './noise.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { evidenceOf, quoteOf } from './quote.ts'
import type { Score } from './rubric.ts'

export function judgeProblemSolving(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const share = passedShare(seen)
  let score: Score | null = null
  if (seen.approach !== null) {
    const { approach } = seen.approach
    evidence.push(evidenceOf(seen.approach))
    const thorough = seen.clarifications.length > 0 || seen.edgeCases.length > 0 || seen.timeRight !== null
    switch (approach.quality) {
      case 'optimal':
        behaviours.push('Arrived at an approach that is as fast as this question allows.')
        score = seen.plannedFirst !== null && thorough ? 4 : 3
        break
      case 'acceptable':
        behaviours.push(
          ranOutOfTime(seen)
            ? 'Arrived at a right approach, which is too slow for the largest inputs as it was written.'
            : 'Arrived at an approach that fits the limits, though a better one exists.',
        )
        score = ranOutOfTime(seen) ? 2 : 3
        break
      case 'brute_force':
        behaviours.push('Proposed a correct but slow approach and did not get beyond it.')
        score = 2
        break
      case 'wrong':
        behaviours.push('Proposed an approach that does not give the right result.')
        // We may have misunderstood the candidate, but code that fails settles the matter.
        score = share === null || share >= 0.8 ? 2 : 1
        break
    }
  } else if (share !== null && seen.ownCode !== null) {
    const [first] = seen.attempts
    evidence.push(first === undefined ? codeQuote(seen, record) : (quoteOf(first) ?? codeQuote(seen, record)))
    if (share === 1) {
      behaviours.push('Said little about the approach, but the finished code solves the question within its limits.')
      score = 3
    } else {
      behaviours.push('Tried to answer, without an approach that could be recognised as leading to the result.')
      score = share > 0 ? 2 : 1
    }
  } else if (seen.attempts.some(({ text }) => !isNoise(text, record.challenge) && !isWithoutGrammar(text))) {
    // The answer may have been right, but phrased in a way that no author anticipated.
    behaviours.push('Tried to answer, in words in which no approach could be recognised, right or wrong.')
  } else if (seen.notKnowing.length + seen.hintRequests.length > 0) {
    behaviours.push('Proposed no approach.')
    evidence.push(...[...seen.notKnowing, ...seen.hintRequests].slice(0, 1).map((said) => quoteOf(said)))
    score = 1
  }
  if (seen.plannedFirst !== null) {
    behaviours.push('Explained a plan before writing code.')
    evidence.push(evidenceOf(seen.plannedFirst))
  }
  if (seen.clarifications[0] !== undefined) {
    behaviours.push('Asked about the task before relying on an assumption.')
    evidence.push(quoteOf(seen.clarifications[0], (sentence) => sentence.includes('?')))
  }
  if (score !== null && seen.ownCode === null) {
    behaviours.push('No code was handed in, so nothing was solved.')
    score = atMost(score, bestWithoutCode)
  }
  if (score === bestScore && failsAllUnnoticed(seen)) {
    behaviours.push('Did not bring the approach to code that passes a single test.')
    evidence.push(codeQuote(seen, record))
  }
  if (record.hintRungs.length > 0 && score !== null)
    evidence.push(...seen.hintRequests.slice(-1).map((said) => quoteOf(said)))
  return { score, behaviours, evidence }
}

/** The best score without code. In a coding round, an idea alone doesn't solve anything. */
const bestWithoutCode = 2
