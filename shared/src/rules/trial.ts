import { userIdOf } from '../session/participant.ts'
import type { Session } from '../session/state.ts'

/** Whether a session is a trial without an account, which is deleted after a day. */
export const isUnkeptTrial = ({ trial, candidate }: Pick<Session, 'trial' | 'candidate'>): boolean =>
  trial && userIdOf(candidate.id) === null
