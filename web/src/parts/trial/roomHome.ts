import { isUnkeptTrial } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'

/**
 * Where the door in the room's corner leads: to where one came from, or, for who has no list of their own, to the start page. The
 * warm-up comes before an interview, which waits among the interviews.
 */
export function roomHome(state: Session): string {
  if (isUnkeptTrial(state)) return '/'
  const isForInterviews = state.assessmentType === null || state.assessmentType === 'skip_dummy_challenge'
  return isForInterviews ? '/app/interviewSelection' : '/app/mockInterview'
}
