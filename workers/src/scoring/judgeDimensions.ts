import { judgeCommunication } from './judgeCommunication.ts'
import type { Judgement } from './judgement.ts'
import { judgeProblemSolving } from './judgeProblemSolving.ts'
import { judgeTechnicalCompetency } from './judgeTechnicalCompetency.ts'
import { judgeTesting } from './judgeTesting.ts'
import type { Observations } from './observations.ts'
import { pointsOfWork } from './pointsOfWork.ts'
import type { QuestionRecord } from './questionRecord.ts'
import type { Dimension } from './rubric.ts'

export type { Judgement } from './judgement.ts'

/** Judges a dimension of a coding round, including the points it looks for. */
export const judgeWork = (dimension: Dimension, seen: Observations, record: QuestionRecord): Judgement => ({
  ...judges[dimension](seen, record),
  points: pointsOfWork(dimension, seen, record),
})

/** The function that judges each dimension. None of them looks at any other dimension. */
const judges: Record<Dimension, (seen: Observations, record: QuestionRecord) => Judgement> = {
  'problem solving': judgeProblemSolving,
  'technical competency': judgeTechnicalCompetency,
  communication: judgeCommunication,
  testing: judgeTesting,
}
