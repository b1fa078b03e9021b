import { isUnkeptTrial, type Session } from '@greenroom/shared'

/** Where the door in the room's corner leads: to where one came from, or, for who has no list of their own, to the start page. */
export function roomHome(state: Session): string {
  if (isUnkeptTrial(state)) return '/'
  return state.assessmentType === null ? '/app/interviewSelection' : '/app/mockInterview'
}
