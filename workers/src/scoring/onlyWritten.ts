import type { SpokenPoint } from '@greenroom/shared/content'
import { wordCount } from '../reading/plainWords.ts'
import { scoreOfCount, scoreOfShare } from './countedScores.ts'
import { isOfDimension, spokenOf } from './designDimension.ts'
import type { Said } from './questionRecord.ts'
import type { SpokenObservations } from './spokenObservations.ts'
import type { OnlyWritten } from './withWritten.ts'
import type { WrittenPoint } from './writtenDesign.ts'

/** What is said in fewer words is a keyword. */
const wordsOfAnExplanation = 6
const explains = (said: readonly Said[]): boolean => said.some(({ text }) => wordCount(text) >= wordsOfAnExplanation)

/** The points of a weight that were written and not said. */
const unsaid = ({ points, written }: SpokenObservations, weight: SpokenPoint['weight']): WrittenPoint[] =>
  written.filter(({ point }) => point.weight === weight && !points.some((said) => said.point === point))

const countOfPoints = (written: readonly WrittenPoint[]): number => new Set(written.map(({ point }) => point)).size

/** Of what belongs to a right answer, what was written and not said. */
export function writtenOfAnswer(seen: SpokenObservations): OnlyWritten {
  const essential = (seen.question?.points ?? []).filter(({ weight }) => weight === 'essential')
  const made = seen.points.filter(({ point }) => point.weight === 'essential')
  const points = unsaid(seen, 'essential')
  const ifSaid = scoreOfShare((made.length + countOfPoints(points)) / essential.length)
  return { points, ifSaid, isExplained: explains(made.flatMap(({ messages }) => messages)) }
}

/** The same of what goes beyond the answer. */
export function writtenOfDepth(seen: SpokenObservations): OnlyWritten {
  const further = seen.points.filter(({ point }) => point.weight === 'depth')
  const points = unsaid(seen, 'depth')
  const ifSaid = scoreOfCount(further.length + seen.followUpsMet.length + countOfPoints(points))
  const messages = [...further.flatMap((each) => each.messages), ...seen.followUpsMet]
  return { points, ifSaid, isExplained: explains(messages) }
}

/** Of a dimension of a design, what was written and not said. */
export function writtenOfDesign(dimension: string, seen: SpokenObservations): OnlyWritten {
  const { named, signs, asking } = spokenOf(dimension, seen)
  const points = seen.written
    .filter((each) => isOfDimension(dimension, each))
    .map((each) => ({ ...each, findings: each.findings.filter((finding) => !signs.includes(finding)) }))
    .filter(({ findings }) => findings.length > 0)
  const written = new Set(points.flatMap(({ findings }) => findings))
  return {
    points,
    ifSaid: scoreOfCount(signs.length + asking.length + written.size),
    isExplained: explains([...named.flatMap(({ messages }) => messages), ...asking]),
  }
}
