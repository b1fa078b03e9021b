import { isExam } from '@greenroom/shared/rules'
import type { Session } from '@greenroom/shared/session'

export const sideViews = ['problem', 'hints', 'submissions', 'editorial', 'coach', 'chat'] as const
export const allViews = ['problem', 'code', 'tests', 'hints', 'submissions', 'editorial', 'coach', 'chat'] as const
export type SideView = (typeof sideViews)[number]
export type View = (typeof allViews)[number]

/** The session's panels. Editorial and coach are practice-only; assessments have the interviewer chat for questions. */
export function viewsOf(state: Session): readonly SideView[] {
  if (state.assessmentType === 'not_an_assessment') return ['problem', 'hints', 'submissions', 'editorial', 'coach']
  return isExam(state) ? ['problem', 'submissions', 'chat'] : ['problem', 'hints', 'submissions', 'chat']
}
