import { announcementText, lastQuestionText, scorecardTooLate } from '@greenroom/shared/english'
import { allottedMs, isAfterCoding } from '@greenroom/shared/rules'
import {
  type InProgress,
  isAttended,
  lastMinutesMs,
  remainingAt,
  type Session,
  type TimeAnnouncement,
} from '@greenroom/shared/session'
import type { ClockCommandOf } from '../../commands.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { secondWind } from '../powerUps/powerUps.ts'
import { end, findNext, present } from '../questions/questions.ts'

const minuteMs = 60_000

/** The remaining time at which each announcement is due. */
export function announcementAtMs(
  announcement: TimeAnnouncement,
  state: Pick<InProgress, 'settings' | 'extraTimePercent' | 'question'>,
): number {
  switch (announcement) {
    case 'half_time':
      return allottedMs(state) / 2
    case 'five_minutes':
    case 'one_minute':
      return lastMinutesMs[announcement]
    case 'share_nears':
      return shareEndOf(state) + lastMinutesMs.five_minutes
    case 'share_ends':
      return shareEndOf(state) + shareWarningMs
    case 'share_used':
      return shareEndOf(state)
  }
}

/** How long before the end of a question's share we announce it, in ms. At the end, the next question is presented. */
export const shareWarningMs = 2 * minuteMs

/**
 * The time left on the clock when the question's share ends. Zero if the question has no share, because it may use the
 * whole clock.
 */
const shareEndOf = ({ question }: Pick<InProgress, 'question'>): number => question.shareEndsAtMs ?? 0

// The functions below handle deadlines. If a deadline no longer applies, they refuse, which does no harm.

/** Handles the clock reaching zero: ends the interview, unless a second wind adds time. */
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
  context: Context,
): Decision {
  const { now } = context
  if (state.phase !== 'IN_PROGRESS') return refuse('NO_LONGER_AWAITED')
  // If time was given back in the meantime, the announcement isn't due yet. The remaining time can be a fraction, hence
  // the extra millisecond.
  const isEarly = remainingAt(state.clock, now) > announcementAtMs(announcement, state) + 1
  if (isEarly || state.announced.includes(announcement)) return refuse('NO_LONGER_AWAITED')
  return announcement === 'share_used'
    ? decideShareUsed(state, context)
    : accept([{ type: 'TimeAnnounced', announcement, message: announcementText(announcement, whatIsLeft(state)) }])
}

const whatIsLeft = (state: InProgress) => ({
  halfMinutes: allottedMs(state) / 2 / minuteMs,
  codeRuns: isStillCoded(state),
})

/** Whether this is a coding question whose code hasn't been handed in yet. */
export const isStillCoded = ({ question, step }: Pick<InProgress, 'question' | 'step'>): boolean =>
  question.challenge.challengeType === 'coding' && !isAfterCoding(step)

/**
 * Presents the next question, because the current one has used up its share of the clock. If no question is left, the
 * current one continues.
 */
function decideShareUsed(state: InProgress, context: Context): Decision {
  if (!mayMoveOn(state)) return refuse('NO_LONGER_AWAITED')
  const announcement = 'share_used'
  const remainingMs = remainingAt(state.clock, context.now)
  const challenge = findNext(state, context, remainingMs)
  if (challenge === undefined) return accept([{ type: 'TimeAnnounced', announcement, message: lastQuestionText }])
  const next = present(state, challenge, context, { remainingMs, skipped: false })
  const message = announcementText(announcement, whatIsLeft(state))
  return accept([{ type: 'TimeAnnounced', announcement, message }, ...next.events], next.jobs)
}

/**
 * Whether the end of a question's share may move the interview to the next question. Not while a reply is pending or
 * tests are running.
 */
export const mayMoveOn = ({ control, question, awaitingReply, step }: InProgress): boolean =>
  control === 'ai' && question.shareEndsAtMs !== undefined && awaitingReply === null && step !== 'testing'

/** Resumes the clock although the candidate is still away, because they have used up the maximum pause. */
export function decideResumeWithoutCandidate(state: Session): Decision {
  return state.phase === 'IN_PROGRESS' && state.paused?.reason === 'disconnected'
    ? accept([{ type: 'ClockResumed' }])
    : refuse('NO_LONGER_AWAITED')
}

/** Abandons the interview after too long without a candidate or interviewer in the room. */
export function decideAbandon(state: Session, context: Context): Decision {
  if (state.phase !== 'IN_PROGRESS' || isAttended(state)) return refuse('NO_LONGER_AWAITED')
  const { events, jobs } = end(state, 'abandoned', context)
  return accept(events, jobs)
}

/** Gives back the time during which no engine was running, if the clock was. */
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

/** Gives up on a scorecard that is too long overdue. */
export function decideGiveUpScorecard(state: Session): Decision {
  return state.phase === 'ENDED' && state.scorecard.status === 'pending'
    ? accept([{ type: 'ScorecardFailed', message: scorecardTooLate[state.scorecard.from] }])
    : refuse('NO_LONGER_AWAITED')
}
