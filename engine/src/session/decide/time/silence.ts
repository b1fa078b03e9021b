import { deckNudges, nudges } from '@greenroom/shared/english'
import { isAfterCoding } from '@greenroom/shared/rules'
import { type InProgress, isPending, openProposal, type Session } from '@greenroom/shared/session'
import type { ClockCommandOf } from '../../commands.ts'
import { messageSent } from '../conversation/messageSent.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { partNudge } from './partNudges.ts'
import { nudgeIdOf, silenceBreaksAt, silentPart } from './partSilence.ts'

/**
 * Whether the interviewer may break a silence in this state. Only once per silence. Never while the candidate is
 * waiting for a reply or results, while the clock is paused, or before a take-home assessment is submitted.
 */
export function mayNudge(state: InProgress): boolean {
  const { silence, clock, step, settings, question } = state
  // Candidates may take their time deciding whether to continue.
  if (openProposal(state) !== null) return false
  if (state.control === 'human' || silence.nudged || clock.runningSince === null || step === 'testing') return false
  if (settings.interviewStage === 'take_home_assessment' && !isAfterCoding(step)) return false
  const isOwed = state.awaitingReply !== null || state.failedReply !== null || state.awaitingCoach !== null
  if (isOwed || question.runs.some(isPending)) return false
  return state.participants.some(({ id, present }) => id === state.candidate.id && present)
}

/**
 * Breaks the silence that began at `since`. In a design, each part has its own nudge; otherwise the interviewer uses a
 * phrase they haven't used yet, if any is left.
 */
export function decideNudge(
  state: Session,
  { since }: ClockCommandOf<'NudgeSilence'>,
  { now, seq }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NO_LONGER_AWAITED')
  if (state.silence.since !== since || !mayNudge(state) || now < silenceBreaksAt(state))
    return refuse('NO_LONGER_AWAITED')
  const id = nudgeIdOf(seq)
  const designPart = silentPart(state)
  const said =
    designPart === null
      ? { message: anyNudge(state, seq) }
      : { message: partNudge(designPart, state.question.board, state.settings.interviewerPersonality), designPart }
  return accept([
    messageSent(state, { id, sender: 'interviewer', recipient: 'candidate', ...said, now }),
    { type: 'SilenceNudged', messageId: id },
  ])
}

function anyNudge(state: InProgress, seq: number): string {
  const wordings = (state.question.statements === null ? nudges : deckNudges)[state.settings.interviewerPersonality]
  const said = state.messages.map(({ message }) => message)
  const fresh = wordings.filter((wording) => !said.includes(wording))
  const choice = fresh.length > 0 ? fresh : wordings
  return choice[seq % choice.length] ?? ''
}
