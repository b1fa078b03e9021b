import type { InterviewStage, Round } from '@greenroom/shared'

/** Changes whenever the same interview could be scored differently. */
export const rubricVersion = '1'

export const dimensions = ['problem solving', 'technical competency', 'communication', 'testing'] as const
export type Dimension = (typeof dimensions)[number]
export type Score = 1 | 2 | 3 | 4

/** How much each dimension weighs, in percent. */
export const weightsPercent: Record<'telephone' | 'coding', Record<Dimension, number>> = {
  telephone: { 'problem solving': 35, communication: 30, 'technical competency': 25, testing: 10 },
  coding: { 'problem solving': 30, 'technical competency': 30, communication: 20, testing: 20 },
}

/** The round that a stage of an interview is judged as. */
export const roundOf = (stage: InterviewStage): Extract<Round, 'telephone' | 'coding'> =>
  stage === 'telephone' ? 'telephone' : 'coding'

/** The least share of the hidden tests that a hire needs in a coding round. */
export const testsForHire = 0.8

/** With less than this of the weight judged, nothing is decided. */
export const leastJudgedPercent = 50

/** The least weighted mean for each decision; below the last it is a strong no hire. */
export const meansForDecision = { strong_hire: 3.5, leaning_hire: 2.75, leaning_no_hire: 1.9 } as const

/** What help caps: the outline of a solution more than the family of technique. */
export function problemSolvingCap(highestRung: number): Score {
  if (highestRung >= 5) return 2
  return highestRung >= 3 ? 3 : 4
}

/** Code that fails every test cannot score above this in technical competency. */
export const capWithoutPassedTest = 2
