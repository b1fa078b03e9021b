import {
  holderOf,
  type ParticipantCommandOf,
  type Session,
  type SessionScorecard,
  type StoredEvent,
} from '@greenroom/shared/session'
import { judgementOf } from '../conversation/judgement.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'

/**
 * Submits a human interviewer's scorecard, once. The interviewer sees it immediately. The candidate sees it after
 * giving feedback, or immediately if they already have (answers §9).
 */
export function decideSubmitScorecard(
  state: Session,
  command: ParticipantCommandOf<'SubmitScorecard'>,
  { facts, actor }: Context,
): Decision {
  if (state.phase !== 'ENDED') return refuse('NOT_ENDED')
  const isAwaited =
    (state.scorecard.status === 'pending' && state.scorecard.from === 'human') || state.scorecard.status === 'failed'
  if (state.scoredBy !== 'human' || !isAwaited || !facts || actor.kind !== 'participant')
    return refuse('NO_LONGER_AWAITED')
  const judgement = judgementOf(state, command, facts)
  if (!judgement.valid) return refuse('SCORECARD_INVALID', judgement.problem)
  const scorecard = { ...judgement.scorecard, rounds: [judgement.scorecard] }
  if (state.feedback === null) return accept([completed(scorecard, [actor.id])])
  return accept([
    completed(scorecard, [actor.id, state.candidate.id]),
    { type: 'FeedbackGiven', ...state.feedback, audience: [actor.id] },
  ])
}

/**
 * Stores the candidate's feedback on the interviewer, once. The feedback stays hidden until there is a scorecard; then
 * the interviewer sees it.
 */
export function decideGiveFeedback(state: Session, { rating, text }: ParticipantCommandOf<'GiveFeedback'>): Decision {
  if (state.phase !== 'ENDED') return refuse('NOT_ENDED')
  if (state.scoredBy !== 'human') return refuse('NO_LONGER_AWAITED')
  if (state.feedback !== null) return refuse('ALREADY_GIVEN')
  const given = { type: 'FeedbackGiven', rating, text } as const
  const { scorecard } = state
  const interviewer = holderOf(state, 'interviewer')?.id
  if (scorecard.status !== 'completed' || scorecard.scorecard.source !== 'human' || interviewer === undefined)
    return accept([{ ...given, audience: [state.candidate.id] }])
  return accept([
    { ...given, audience: [state.candidate.id, interviewer] },
    completed(scorecard.scorecard, [state.candidate.id]),
  ])
}

const completed = (scorecard: SessionScorecard, audience: string[]): StoredEvent => ({
  type: 'ScorecardCompleted',
  scorecard,
  audience,
})

/** Who may see the AI's scorecard: all members except observers. */
export function audienceOfScorecard({ members }: Session): Pick<StoredEvent, 'audience'> {
  if (members.every(({ role }) => role !== 'observer')) return {}
  return { audience: members.filter(({ role }) => role !== 'observer').map(({ id }) => id) }
}
