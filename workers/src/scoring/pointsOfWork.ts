import { testsForHire } from '@greenroom/shared/rules'
import type { Evidence, LinePoint, PointVerdict } from '@greenroom/shared/session'
import { bugQuote, codeQuote, onlyRanOutOfTime, passedShare, ranOutOfTime } from './judgement.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import { evidenceOf, quoteOf } from './quote.ts'
import type { Dimension } from './rubric.ts'
import type { Quoted } from './spokenObservations.ts'

/** Returns the points we look for in a dimension of a coding round, each with its verdict. */
export function pointsOfWork(dimension: Dimension, seen: Observations, record: QuestionRecord): LinePoint[] {
  switch (dimension) {
    case 'problem solving':
      return ofApproach(seen)
    case 'technical competency':
      return [
        ofTests(seen, record),
        ofCost('What it costs in time', 'time', seen),
        ofCost('What it costs in memory', 'space', seen),
      ]
    case 'communication':
      return [
        pointOf('The plan, told before the code', seen.plannedFirst),
        asked(seen),
        ...seen.followUps.map(({ question, met }) => pointOf(question, met)),
      ]
    case 'testing':
      return ofTesting(seen, record)
  }
}

const point = (title: string, verdict: PointVerdict, evidence: (Evidence | null)[]): LinePoint => ({
  title,
  verdict,
  evidence: evidence.filter((each) => each !== null),
})

const pointOf = (title: string, shown: Quoted | null): LinePoint =>
  point(title, shown === null ? 'not_understood' : 'shown', shown === null ? [] : [evidenceOf(shown)])

function asked({ clarifications: [first] }: Observations): LinePoint {
  const quote = first === undefined ? null : quoteOf(first, (sentence) => sentence.includes('?'))
  return point('A question about the task', quote === null ? 'not_understood' : 'shown', [quote])
}

function ofApproach(seen: Observations): LinePoint[] {
  const { approach } = seen
  const evidence = approach === null ? [] : [evidenceOf(approach)]
  const quality = approach?.approach.quality
  const isRight = quality !== undefined && quality !== 'wrong'
  const isSlow = quality === 'brute_force' || (quality === 'acceptable' && ranOutOfTime(seen))
  const isFast = quality === 'optimal' || (quality === 'acceptable' && !isSlow)
  const right: PointVerdict = quality === undefined ? 'not_understood' : isRight ? 'shown' : 'contradicted'
  const fast: PointVerdict = isFast ? 'shown' : isSlow ? 'contradicted' : 'not_understood'
  return [
    point('An approach that gives the right result', right, evidence),
    point('An approach that is fast enough', fast, fast === 'not_understood' ? [] : evidence),
  ]
}

function ofTests(seen: Observations, record: QuestionRecord): LinePoint {
  const share = passedShare(seen)
  const code = codeQuote(seen, record)
  const verdict = share === null || code === null ? 'not_understood' : share >= testsForHire ? 'shown' : 'contradicted'
  return point('Code that passes the hidden tests', verdict, verdict === 'not_understood' ? [] : [code])
}

function ofCost(title: string, side: 'time' | 'space', seen: Observations): LinePoint {
  const right = side === 'time' ? seen.timeRight : seen.spaceRight
  if (right !== null) return pointOf(title, right)
  const wrong = side === 'time' ? seen.timeWrong : seen.spaceWrong
  return wrong === null ? pointOf(title, null) : point(title, 'contradicted', [evidenceOf(wrong)])
}

function ofTesting(seen: Observations, record: QuestionRecord): LinePoint[] {
  if (seen.ownCode === null) return []
  const found = bugQuote(seen, record)
  return [
    ...seen.edgeCasesOfAuthor.map((edgeCase) =>
      pointOf(edgeCase.question, seen.edgeCases.find((each) => each.edgeCase === edgeCase) ?? null),
    ),
    ...(passedShare(seen) === 1 || onlyRanOutOfTime(seen)
      ? []
      : [point('The bug that the tests found', found === null ? 'not_understood' : 'shown', [found])]),
  ]
}
