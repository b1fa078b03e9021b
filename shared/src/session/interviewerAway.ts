import { isThere } from './members.ts'
import type { Session } from './state.ts'

/** How long, in ms, the human interviewer can be away before the candidate can let the AI take over (answers §9). */
export const interviewerPatienceMs = 5 * 60_000

/**
 * Records when the human interviewer went missing. During the interview, they are missing whenever they are out of the
 * room. Before the interview, they are missing only while the candidate is there.
 */
export function withInterviewerAway<S extends Session>(state: S, at: number): S {
  const missed =
    state.control === 'human' &&
    state.phase !== 'ENDED' &&
    !isThere(state, 'interviewer') &&
    (state.phase === 'IN_PROGRESS' || isThere(state, 'candidate'))
  const since = missed ? (state.interviewerAwaySince ?? at) : null
  return since === state.interviewerAwaySince ? state : { ...state, interviewerAwaySince: since }
}

/**
 * When the candidate began to wait for the interviewer, ms since 1970; null while the interviewer isn't missing. Never
 * earlier than the agreed start or the candidate's arrival.
 */
export function missedSince(
  { interviewerAwaySince, phase }: Pick<Session, 'interviewerAwaySince' | 'phase'>,
  agreedAt: number | null,
): number | null {
  if (interviewerAwaySince === null || phase !== 'NOT_STARTED' || agreedAt === null) return interviewerAwaySince
  return Math.max(interviewerAwaySince, agreedAt)
}
