import { judgeCommunication } from './judgeCommunication.ts'
import type { Judgement } from './judgement.ts'
import { judgeProblemSolving } from './judgeProblemSolving.ts'
import { judgeTechnicalCompetency } from './judgeTechnicalCompetency.ts'
import { judgeTesting } from './judgeTesting.ts'
import type { Observations } from './observations.ts'
import type { QuestionRecord } from './questionRecord.ts'
import type { Dimension } from './rubric.ts'

export type { Judgement } from './judgement.ts'

/** Who judges what; each dimension by itself. */
export const judges: Record<Dimension, (seen: Observations, record: QuestionRecord) => Judgement> = {
  'problem solving': judgeProblemSolving,
  'technical competency': judgeTechnicalCompetency,
  communication: judgeCommunication,
  testing: judgeTesting,
}
