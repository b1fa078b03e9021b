import { isThere } from './members.ts'
import type { Session } from './state.ts'

/** How long, in ms, the human interviewer can be away before the candidate can let the AI take over (answers §9). */
export const interviewerPatienceMs = 5 * 60_000

/**
 * Records when the human interviewer went missing: during the interview whenever they are out of the room, before it
 * once the candidate is waiting.
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
 * When the candidate's wait began, ms since 1970. Time before the agreed start doesn't count, and a late candidate
 * waits only from their arrival. Null while the interviewer is there.
 */
export function missedSince(
  { interviewerAwaySince, phase }: Pick<Session, 'interviewerAwaySince' | 'phase'>,
  agreedAt: number | null,
): number | null {
  if (interviewerAwaySince === null || phase !== 'NOT_STARTED' || agreedAt === null) return interviewerAwaySince
  return Math.max(interviewerAwaySince, agreedAt)
}
