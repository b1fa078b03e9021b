import type { Evidence } from '@greenroom/shared/session'
import { codeQuote, failsAllUnnoticed, type Judgement, passedShare, scoreOf } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { quoteOf, quoteOfCode } from './quote.ts'

export function judgeTesting(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = []
  const ideas = new Set(seen.edgeCases.flatMap((each) => each.ideas))
  if (ideas.size === 0 && seen.ownCode === null) return { score: null, behaviours, evidence }
  const allPass = passedShare(seen) === 1
  let points = 1 + Math.min(2, ideas.size)
  for (const { said } of seen.edgeCases.slice(0, 2)) {
    evidence.push(
      quoteOf(said, (sentence) =>
        /\d|\b(empty|single|one|zero|negative|duplicate|same|large|max|edge)/i.test(sentence),
      ),
    )
  }
  if (ideas.size > 0)
    behaviours.push(
      ideas.size === 1 ? 'Named an edge case that matters here.' : `Named ${ideas.size} edge cases that matter here.`,
    )
  else
    behaviours.push(
      seen.edgeCasesAskedFor ? 'Named no edge case that matters here, when asked for some.' : 'Named no edge case.',
    )
  if (seen.ranOwnTests.length > 0) {
    points += 1
    behaviours.push('Ran the code before handing it in.')
  }
  if (seen.foundBug !== null) {
    points += 1
    behaviours.push('Found the bug that the tests had found.')
    evidence.push(
      'id' in seen.foundBug ? quoteOf(seen.foundBug) : quoteOfCode(seen.foundBug, record.challenge.code_stub),
    )
  } else if (allPass && seen.ownCode !== null) {
    points += 1
    behaviours.push('Handed in code in which the hidden tests found nothing.')
  }
  evidence.push(codeQuote(seen, record))
  if (!failsAllUnnoticed(seen)) return { score: scoreOf(points), behaviours, evidence }
  // Any example of the task, traced by hand, would have shown it.
  behaviours.push('Handed in code that fails every test without noticing it.')
  if (seen.claimedRight !== null) {
    behaviours.push('Called that code right.')
    evidence.unshift(quoteOf(seen.claimedRight))
  }
  return { score: 1, behaviours, evidence }
}
