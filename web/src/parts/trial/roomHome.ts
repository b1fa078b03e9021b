import { isUnkeptTrial } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'

/**
 * Where the link in the room's corner goes: to the interviews or, for practice and assessments, to the challenges.
 * Visitors have neither list, so they go to the start page.
 */
export function roomHome(state: Session): string {
  if (isUnkeptTrial(state)) return '/'
  const isForInterviews = state.assessmentType === null || state.assessmentType === 'skip_dummy_challenge'
  return isForInterviews ? '/app/interviewSelection' : '/app/mockInterview'
}
