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

/** The judgement of a dimension of a round that is coded, with what was looked for in it. */
export const judgeWork = (dimension: Dimension, seen: Observations, record: QuestionRecord): Judgement => ({
  ...judges[dimension](seen, record),
  points: pointsOfWork(dimension, seen, record),
})

/** Who judges what; each dimension by itself. */
const judges: Record<Dimension, (seen: Observations, record: QuestionRecord) => Judgement> = {
  'problem solving': judgeProblemSolving,
  'technical competency': judgeTechnicalCompetency,
  communication: judgeCommunication,
  testing: judgeTesting,
}
