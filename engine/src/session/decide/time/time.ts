import { allottedMs } from '@greenroom/shared/rules'
import {
  type InProgress,
  isAttended,
  lastMinutesMs,
  remainingAt,
  type Session,
  type TimeAnnouncement,
} from '@greenroom/shared/session'
import type { Control } from '@greenroom/shared/vocabulary'
import type { ClockCommandOf } from '../../commands.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { secondWind } from '../powerUps/powerUps.ts'
import { end } from '../questions/questions.ts'

const minuteMs = 60_000

/** What is left on the clock when each announcement is due. */
export function announcementAtMs(
  announcement: TimeAnnouncement,
  state: Pick<InProgress, 'settings' | 'extraTimePercent'>,
): number {
  switch (announcement) {
    case 'half_time':
      return allottedMs(state) / 2
    case 'five_minutes':
    case 'one_minute':
      return lastMinutesMs[announcement]
  }
}

function announcementText(announcement: TimeAnnouncement, state: InProgress): string {
  switch (announcement) {
    case 'half_time':
      return `Half-time. ${inHalves(allottedMs(state) / 2 / minuteMs)} minutes left.`
    case 'five_minutes':
      return 'Five minutes left. Leave two for testing.'
    case 'one_minute':
      return 'One minute. Say what you would do next.'
  }
}

/** `12½`: near enough to be true where the half of a time is no whole number. */
const inHalves = (minutes: number): string => {
  const halves = Math.round(minutes * 2)
  return `${Math.floor(halves / 2)}${halves % 2 === 1 ? '½' : ''}`
}

const tooLate = {
  ai: 'Scoring took too long.',
  human: 'The interviewer has not given a scorecard.',
} as const satisfies Record<Control, string>

// What has become due: a command that lost its reason meanwhile is refused, and nobody minds.

/** The clock has reached zero: the interview ends, unless a second wind goes on. */
export function decideExpireClock(state: Session, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS' || remainingAt(state.clock, context.now) > 0) return refuse('NO_LONGER_AWAITED')
  const goesOn = secondWind(state)
  if (goesOn !== null) return accept(goesOn)
  const { events, jobs } = end(state, 'time_up', context)
  return accept(events, jobs)
}

export function decideAnnounceTime(
  state: Session,
  { announcement }: ClockCommandOf<'AnnounceTime'>,
  { now }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS') return refuse('NO_LONGER_AWAITED')
  // Time that was given back meanwhile makes it too early again. What is left can be a fraction, hence the millisecond.
  const isEarly = remainingAt(state.clock, now) > announcementAtMs(announcement, state) + 1
  if (isEarly || state.announced.includes(announcement)) return refuse('NO_LONGER_AWAITED')
  return accept([{ type: 'TimeAnnounced', announcement, message: announcementText(announcement, state) }])
}

/** The candidate has been away for as long as the clock waits. */
export function decideResumeWithoutCandidate(state: Session): Decision {
  return state.phase === 'IN_PROGRESS' && state.paused?.reason === 'disconnected'
    ? accept([{ type: 'ClockResumed' }])
    : refuse('NO_LONGER_AWAITED')
}

/** Nobody entitled has been there for too long. */
export function decideAbandon(state: Session, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS' || isAttended(state)) return refuse('NO_LONGER_AWAITED')
  const { events, jobs } = end(state, 'abandoned', context)
  return accept(events, jobs)
}

/** Time in which no engine was alive goes back to a clock that ran. */
export function decideCreditOutage(
  state: Session,
  command: ClockCommandOf<'CreditOutage'>,
  { now }: Context,
): Decision {
  if (state.phase !== 'IN_PROGRESS' || state.clock.runningSince === null) return refuse('NO_LONGER_AWAITED')
  const { runningSince, rate } = state.clock
  const to = Math.min(command.to, now)
  const grantedMs = Math.max(0, to - Math.max(command.from, runningSince)) * rate
  return grantedMs > 0 ? accept([{ type: 'ClockChanged', grantedMs, reason: 'outage' }]) : refuse('NO_LONGER_AWAITED')
}

/** Whoever owed the scorecard has had long enough. */
export function decideGiveUpScorecard(state: Session): Decision {
  return state.phase === 'ENDED' && state.scorecard.status === 'pending'
    ? accept([{ type: 'ScorecardFailed', message: tooLate[state.scorecard.from] }])
    : refuse('NO_LONGER_AWAITED')
}
