import type { SpokenPoint } from '@greenroom/shared/content'
import { wordCount } from '../reading/plainWords.ts'
import { scoreOfClaims, scoreOfCount, scoreOfShare } from './countedScores.ts'
import { isOfDimension, spokenOf } from './designDimension.ts'
import type { Said } from './questionRecord.ts'
import type { JudgedPoint, SpokenObservations } from './spokenObservations.ts'
import type { OnlyWritten } from './withWritten.ts'
import type { WrittenPoint } from './writtenDesign.ts'

/** The minimum number of words in an explanation. A shorter message is a keyword. */
const wordsOfAnExplanation = 6
const explains = (said: readonly Said[]): boolean => said.some(({ text }) => wordCount(text) >= wordsOfAnExplanation)

/** Returns the points of this weight that the candidate wrote but didn't say aloud. */
const unsaid = ({ points, written }: SpokenObservations, weight: SpokenPoint['weight']): WrittenPoint[] =>
  written.filter(({ point }) => point.weight === weight && !points.some((said) => said.point === point))

const countOfPoints = (written: readonly WrittenPoint[]): number => new Set(written.map(({ point }) => point)).size

/** Returns the points of a right answer that the candidate wrote but didn't say. */
export function writtenOfAnswer(seen: SpokenObservations): OnlyWritten {
  const essential = (seen.question?.points ?? []).filter(({ weight }) => weight === 'essential')
  const made = seen.points.filter(({ point, verdict }) => point.weight === 'essential' && verdict === 'shown')
  const points = unsaid(seen, 'essential')
  const ifSaid = scoreOfShare((made.length + countOfPoints(points)) / essential.length)
  return { points, ifSaid, isExplained: explains(saidIn(made)) }
}

/** Returns the points beyond the answer that the candidate wrote but didn't say. */
export function writtenOfDepth(seen: SpokenObservations): OnlyWritten {
  const further = seen.points.filter(({ point, verdict }) => point.weight === 'depth' && verdict === 'shown')
  const points = unsaid(seen, 'depth')
  const ifSaid = scoreOfCount(further.length + seen.followUpsMet.length + countOfPoints(points))
  const messages = [...saidIn(further), ...seen.followUpsMet.map(({ said }) => said)]
  return { points, ifSaid, isExplained: explains(messages) }
}

/** Returns the points in a dimension of a design that the candidate wrote but didn't say. */
export function writtenOfDesign(dimension: string, seen: SpokenObservations): OnlyWritten {
  const { shown, named, asking } = spokenOf(dimension, seen)
  const points = seen.written.filter(
    (each) => isOfDimension(dimension, each) && !named.some(({ point }) => point === each.point),
  )
  const all = (seen.question?.points ?? []).filter((point) => isOfDimension(dimension, { point }))
  return {
    points,
    ifSaid: scoreOfClaims(shown.length + (asking.length > 0 ? 1 : 0) + countOfPoints(points), all.length),
    isExplained: explains([...saidIn(named), ...asking]),
  }
}

const saidIn = (points: readonly JudgedPoint[]): Said[] =>
  points.flatMap(({ quoted }) => quoted.map(({ said }) => said))
