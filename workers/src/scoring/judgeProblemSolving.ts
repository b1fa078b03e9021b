import { bestScore, type Evidence } from '@greenroom/shared/session'
import { codeQuote, failsAllUnnoticed, isTechnical, type Judgement, passedShare } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { quoteOf } from './quote.ts'
import type { Score } from './rubric.ts'

export function judgeProblemSolving(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const share = passedShare(seen)
  let score: Score | null = null
  if (seen.approach !== null) {
    const { approach, said } = seen.approach
    evidence.push(quoteOf(said, isTechnical))
    const thorough = seen.clarifications.length > 0 || seen.edgeCases.length > 0 || seen.timeRight !== null
    switch (approach.quality) {
      case 'optimal':
        behaviours.push('Arrived at an approach that is as fast as this question allows.')
        score = seen.plannedFirst !== null && thorough ? 4 : 3
        break
      case 'acceptable':
        behaviours.push('Arrived at an approach that fits the limits, though a better one exists.')
        score = 3
        break
      case 'brute_force':
        behaviours.push('Proposed a correct but slow approach and did not get beyond it.')
        score = 2
        break
      case 'wrong':
        behaviours.push('Proposed an approach that does not give the right result.')
        score = share !== null && share >= 0.8 ? 2 : 1
        break
    }
  } else if (seen.attempts.length > 0 || seen.ownCode !== null) {
    const [first] = seen.attempts
    evidence.push(first === undefined ? codeQuote(seen, record) : quoteOf(first, isTechnical))
    if (share === 1) {
      behaviours.push('Said little about the approach, but the finished code solves the question within its limits.')
      score = 3
    } else {
      behaviours.push('Tried to answer, without an approach that could be recognised as leading to the result.')
      score = share !== null && share > 0 ? 2 : 1
    }
  } else if (seen.notKnowing.length + seen.hintRequests.length > 0) {
    behaviours.push('Proposed no approach.')
    evidence.push(...[...seen.notKnowing, ...seen.hintRequests].slice(0, 1).map((said) => quoteOf(said)))
    score = 1
  }
  if (seen.plannedFirst !== null) {
    behaviours.push('Explained a plan before writing code.')
    evidence.push(quoteOf(seen.plannedFirst, isTechnical))
  }
  if (seen.clarifications[0] !== undefined) {
    behaviours.push('Asked about the task before relying on an assumption.')
    evidence.push(quoteOf(seen.clarifications[0], (sentence) => sentence.includes('?')))
  }
  if (score === bestScore && failsAllUnnoticed(seen)) {
    behaviours.push('Did not bring the approach to code that passes a single test.')
    evidence.push(codeQuote(seen, record))
  }
  if (record.hintRungs.length > 0 && score !== null)
    evidence.push(...seen.hintRequests.slice(-1).map((said) => quoteOf(said)))
  return { score, behaviours, evidence }
}
