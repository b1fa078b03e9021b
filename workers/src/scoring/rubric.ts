import { rubrics } from '@greenroom/shared/rules'
import type { InterviewStage } from '@greenroom/shared/vocabulary'

/** Increase this whenever a change could score the same interview differently. */
export const rubricVersion = '7'

export const dimensions = ['problem solving', 'technical competency', 'communication', 'testing'] as const
export type Dimension = (typeof dimensions)[number]
export type Score = 1 | 2 | 3 | 4

/** The weight of each dimension, in percent. */
export const weightsPercent: Record<'telephone' | 'coding', Record<Dimension, number>> = rubrics

/** Returns the round whose rubric judges a coding question at a given stage. */
export const roundOf = (stage: InterviewStage): 'telephone' | 'coding' =>
  stage === 'telephone' ? 'telephone' : 'coding'
