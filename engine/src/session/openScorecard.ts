import { type Ended, isScorecardOpen, type Session, type SessionScorecard } from '@greenroom/shared/session'

/** Returns the scorecard if the candidate may see it, otherwise null. */
export function openScorecardOf(state: Session): { ended: Ended; scorecard: SessionScorecard } | null {
  if (state.phase !== 'ENDED' || state.scorecard.status !== 'completed' || !isScorecardOpen(state)) return null
  return { ended: state, scorecard: state.scorecard.scorecard }
}
