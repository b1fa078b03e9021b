import { isUnkeptTrial } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'

/**
 * The address behind the link in the room's corner: the interviews, or the challenges for practice and assessments. A visitor has
 * neither list and goes to the start page.
 */
export function roomHome(state: Session): string {
  if (isUnkeptTrial(state)) return '/'
  const isForInterviews = state.assessmentType === null || state.assessmentType === 'skip_dummy_challenge'
  return isForInterviews ? '/app/interviewSelection' : '/app/mockInterview'
}
