import { z } from 'zod'

/** The kinds of assessment (spec §3, assessment types). */
export const assessmentTypes = [
  'truth_or_despair',
  'timed_coding',
  'efficient_algorithm',
  'skip_dummy_challenge',
  'not_an_assessment',
  'system_design',
] as const
export const assessmentTypeSchema = z.enum(assessmentTypes)
export type AssessmentType = z.infer<typeof assessmentTypeSchema>
