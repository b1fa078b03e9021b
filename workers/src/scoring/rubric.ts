import { rubrics } from '@greenroom/shared/rules'
import type { InterviewStage } from '@greenroom/shared/vocabulary'

/** Changes whenever the same interview could be scored differently. */
export const rubricVersion = '7'

export const dimensions = ['problem solving', 'technical competency', 'communication', 'testing'] as const
export type Dimension = (typeof dimensions)[number]
export type Score = 1 | 2 | 3 | 4

/** How much each dimension weighs, in percent. */
export const weightsPercent: Record<'telephone' | 'coding', Record<Dimension, number>> = rubrics

/** The round that a question to be coded is judged as at a stage of an interview. */
export const roundOf = (stage: InterviewStage): 'telephone' | 'coding' =>
  stage === 'telephone' ? 'telephone' : 'coding'
