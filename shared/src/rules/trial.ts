import { userIdOf } from '../session/participant.ts'
import type { Session } from '../session/state.ts'

/** Whether a session is a trial that no account has taken over. Such a trial is deleted after a day. */
export const isUnkeptTrial = ({ trial, candidate }: Pick<Session, 'trial' | 'candidate'>): boolean =>
  trial && userIdOf(candidate.id) === null
