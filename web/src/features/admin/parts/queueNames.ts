import type { AdminQueue } from '@greenroom/shared/wire'

/** Describes each queue's purpose. */
export const queueNames: Record<AdminQueue['name'], string> = {
  replies: 'Interviewer replies',
  codeRuns: 'Code runs',
  examinations: 'Examinations',
  scorecards: 'Scorecards',
  mail: 'Mail',
}
