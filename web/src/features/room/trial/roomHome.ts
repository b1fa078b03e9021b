import { isUnkeptTrial, type Session } from '@greenroom/shared'

/** Where the door in the room's corner leads: to one's interviews, or, for who has no list of them, to the start page. */
export const roomHome = (state: Session): string => (isUnkeptTrial(state) ? '/' : '/app/interviewSelection')
