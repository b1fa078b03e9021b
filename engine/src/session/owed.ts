import { isPending, questionsOf, type Session } from '@greenroom/shared/session'

/** When the oldest result still pending from the workers was requested; null if none is pending. */
export function owedSince(state: Session): number | null {
  const runs = questionsOf(state).flatMap((question) => question.runs.filter(isPending))
  const since = [...runs.map(({ requestedAt }) => requestedAt), ...othersOwed(state)]
  return since.length === 0 ? null : Math.min(...since)
}

function othersOwed(state: Session): number[] {
  switch (state.phase) {
    case 'NOT_STARTED':
      return []
    case 'IN_PROGRESS':
      return [state.awaitingReply, state.awaitingCoach].flatMap((awaited) => awaited?.requestedAt ?? [])
    case 'ENDED':
      return state.scorecard.status === 'pending' && state.scorecard.from === 'ai' ? [state.scorecard.since] : []
  }
}
