import { rubrics } from '@greenroom/shared/rules'
import type { InterviewStage } from '@greenroom/shared/vocabulary'

/** Increase this whenever a change may lead to a different score for the same interview. */
export const rubricVersion = '7'

export const dimensions = ['problem solving', 'technical competency', 'communication', 'testing'] as const
export type Dimension = (typeof dimensions)[number]
export type Score = 1 | 2 | 3 | 4

/** The weight of each dimension, in percent. */
export const weightsPercent: Record<'telephone' | 'coding', Record<Dimension, number>> = rubrics

/** Returns the round whose rubric judges a coding question in a given stage. */
export const roundOf = (stage: InterviewStage): 'telephone' | 'coding' =>
  stage === 'telephone' ? 'telephone' : 'coding'
