import type { Evidence } from '@greenroom/shared/session'
import { codeQuote, type Judgement, passedShare } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { evidenceOf, quoteOf, type Words } from './quote.ts'
import type { Score } from './rubric.ts'

export function judgeTechnicalCompetency(seen: Observations, record: QuestionRecord): Judgement {
  const behaviours: string[] = []
  const evidence: (Evidence | null)[] = [codeQuote(seen, record)]
  let score: Score | null = null
  const share = passedShare(seen)
  const costWrong = seen.timeWrong ?? seen.spaceWrong
  if (seen.ownCode === null) {
    if (seen.handedIn) {
      behaviours.push('Handed in the code as it was given.')
      evidence.push(...firstWords(seen))
      score = 1
    }
  } else if (share === null) {
    behaviours.push('Wrote code that no test result is known of.')
  } else {
    behaviours.push(`Wrote code that passes ${seen.results?.passed} of ${seen.results?.total} tests.`)
    if (share === 1) score = seen.timeRight !== null ? 4 : 3
    else if (share >= 0.8) score = 3
    else if (share > 0) score = 2
    else {
      const compiles = seen.results?.compilation.status === 'ACCEPTED'
      const sound = seen.approach?.approach.quality === 'optimal' || seen.approach?.approach.quality === 'acceptable'
      score = compiles && sound ? 2 : 1
    }
  }
  if (seen.timeRight !== null) {
    behaviours.push(
      seen.spaceRight === null ? 'Stated the time complexity rightly.' : 'Stated time and space complexity rightly.',
    )
    evidence.push(evidenceOf(seen.timeRight))
  } else if (costWrong !== null) {
    behaviours.push('Stated a complexity that does not fit the approach.')
    evidence.push(evidenceOf(costWrong))
  }
  return { score, behaviours, evidence }
}

const firstWords = (seen: Observations): (Evidence | null)[] =>
  [...seen.attempts, ...seen.clarifications, ...seen.notKnowing, ...seen.hintRequests, ...seen.pleas, ...seen.beside]
    .slice(0, 1)
    .map((said: Words) => quoteOf(said))
