import { z } from 'zod'

/** The kinds of question an interviewer can put (spec §3, challenge types). */
export const challengeTypes = [
  'coding',
  'knowledge',
  'explain_code',
  'algorizing',
  'low_level_design',
  'system_design',
  'tutorial',
] as const
export const challengeTypeSchema = z.enum(challengeTypes)
export type ChallengeType = z.infer<typeof challengeTypeSchema>
