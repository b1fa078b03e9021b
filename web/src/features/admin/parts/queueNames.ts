import type { AdminQueue } from '@greenroom/shared/wire'

/** What each queue is for. */
export const queueNames: Record<AdminQueue['name'], string> = {
  replies: 'Interviewer replies',
  codeRuns: 'Code runs',
  examinations: 'Examinations',
  scorecards: 'Scorecards',
  mail: 'Mail',
}
