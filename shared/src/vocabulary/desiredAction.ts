import { z } from 'zod'

/** What a candidate can ask of the coach (spec §7, predefined interactions). */
export const desiredActions = [
  'respondToMessage',
  'provideCodeFeedback',
  'provideHint',
  'provideClarification',
  'detectBugsInCode',
  'recommendCodeImprovements',
] as const
export const desiredActionSchema = z.enum(desiredActions)
export type DesiredAction = z.infer<typeof desiredActionSchema>
