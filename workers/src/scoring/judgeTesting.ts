import type { Evidence } from '@greenroom/shared/session'
import { bugQuote, codeQuote, failsAllUnnoticed, type Judgement, passedShare, scoreOf } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { evidenceOf, quoteOf } from './quote.ts'

export function judgeTesting(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  // Without code there is nothing to test.
  if (seen.ownCode === null) return { score: null, behaviours, evidence }
  const allPass = passedShare(seen) === 1
  const named = seen.edgeCases.length
  let points = 1 + Math.min(2, named)
  evidence.push(...seen.edgeCases.slice(0, 2).map(evidenceOf))
  if (named > 0)
    behaviours.push(
      named === 1 ? 'Named an edge case that matters here.' : `Named ${named} edge cases that matter here.`,
    )
  else
    behaviours.push(
      seen.edgeCasesAskedFor ? 'Named no edge case that matters here, when asked for some.' : 'Named no edge case.',
    )
  if (seen.ranOwnTests.length + seen.testedAfterFailure.length > 0) points += 1
  if (seen.ranOwnTests.length > 0) behaviours.push('Ran the code before handing it in.')
  if (seen.testedAfterFailure.length > 0)
    behaviours.push('Tried inputs of their own once the tests had found something.')
  if (seen.foundBug !== null) {
    points += 1
    behaviours.push('Found the bug that the tests had found.')
    evidence.push(bugQuote(seen, record))
  } else if (allPass) {
    points += 1
    behaviours.push('Handed in code in which the tests found nothing.')
  }
  evidence.push(codeQuote(seen, record))
  if (!failsAllUnnoticed(seen)) return { score: scoreOf(points), behaviours, evidence }
  // Tracing any example of the task by hand would have shown the failure.
  behaviours.push('Handed in code that fails every test without noticing it.')
  if (seen.claimedRight !== null) {
    behaviours.push('Called that code right.')
    evidence.unshift(quoteOf(seen.claimedRight))
  }
  return { score: 1, behaviours, evidence }
}
