import { allottedMs } from '@greenroom/shared/rules'
import {
  type InProgress,
  isAttended,
  isCoachReply,
  lastMinutesMs,
  remainingAt,
  type Session,
  type TimeAnnouncement,
} from '@greenroom/shared/session'
import type { Control } from '@greenroom/shared/vocabulary'
import type { ClockCommand } from '../../commands.ts'
import { decideFailCoachReply } from '../conversation/coach.ts'
import { decideAskReplyAgain, decideFailReply } from '../conversation/missingReply.ts'
import { accept, type Context, type Decision, refuse } from '../decision.ts'
import { decideEndPowerUp, secondWind } from '../powerUps/powerUps.ts'
import { end } from '../questions/questions.ts'
import { decideFinishTestRun } from '../work/code.ts'
import { decideNudge } from './silence.ts'

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

/** What has become due. A command that lost its reason meanwhile is refused, and nobody minds. */
export function decideClockCommand(state: Session, command: ClockCommand, context: Context): Decision {
  switch (command.type) {
    case 'GiveUpTestRun':
      return decideFinishTestRun(state, { type: 'CompleteTestRun', runId: command.runId, results: null }, context)
    case 'GiveUpScorecard':
      return state.phase === 'ENDED' && state.scorecard.status === 'pending'
        ? accept([{ type: 'ScorecardFailed', message: tooLate[state.scorecard.from] }])
        : refuse('NO_LONGER_AWAITED')
    case 'GiveUpReply': {
      const given = { type: 'FailReply', replyId: command.replyId, status: 503, code: null } as const
      return isCoachReply(command.replyId)
        ? decideFailCoachReply(state, given, context)
        : decideFailReply(state, given, context)
    }
    case 'ExpireClock':
    case 'EndPowerUp':
    case 'AnnounceTime':
    case 'NudgeSilence':
    case 'AskReplyAgain':
    case 'ResumeWithoutCandidate':
    case 'Abandon':
    case 'CreditOutage':
      return state.phase === 'IN_PROGRESS' ? decideInProgress(state, command, context) : refuse('NO_LONGER_AWAITED')
  }
}

type DuringInterview = Extract<
  ClockCommand,
  {
    type:
      | 'ExpireClock'
      | 'EndPowerUp'
      | 'AnnounceTime'
      | 'NudgeSilence'
      | 'AskReplyAgain'
      | 'ResumeWithoutCandidate'
      | 'Abandon'
      | 'CreditOutage'
  }
>

function decideInProgress(state: InProgress, command: DuringInterview, context: Context): Decision {
  switch (command.type) {
    case 'ExpireClock': {
      if (remainingAt(state.clock, context.now) > 0) return refuse('NO_LONGER_AWAITED')
      const goesOn = secondWind(state)
      if (goesOn !== null) return accept(goesOn)
      const { events, jobs } = end(state, 'time_up', context)
      return accept(events, jobs)
    }
    case 'AnnounceTime': {
      // Time that was given back meanwhile makes it too early again. What is left can be a fraction, hence the millisecond.
      const isEarly = remainingAt(state.clock, context.now) > announcementAtMs(command.announcement, state) + 1
      if (isEarly || state.announced.includes(command.announcement)) return refuse('NO_LONGER_AWAITED')
      return accept([
        {
          type: 'TimeAnnounced',
          announcement: command.announcement,
          message: announcementText(command.announcement, state),
        },
      ])
    }
    case 'EndPowerUp':
      return decideEndPowerUp(state, command.useId, context)
    case 'NudgeSilence':
      return decideNudge(state, command, context)
    case 'AskReplyAgain':
      return decideAskReplyAgain(state, command.replyId, context)
    case 'ResumeWithoutCandidate':
      return state.paused?.reason === 'disconnected' ? accept([{ type: 'ClockResumed' }]) : refuse('NO_LONGER_AWAITED')
    case 'Abandon': {
      if (isAttended(state)) return refuse('NO_LONGER_AWAITED')
      const { events, jobs } = end(state, 'abandoned', context)
      return accept(events, jobs)
    }
    case 'CreditOutage': {
      const { runningSince } = state.clock
      if (runningSince === null) return refuse('NO_LONGER_AWAITED')
      const to = Math.min(command.to, context.now)
      const grantedMs = Math.max(0, to - Math.max(command.from, runningSince)) * state.clock.rate
      return grantedMs > 0
        ? accept([{ type: 'ClockChanged', grantedMs, reason: 'outage' }])
        : refuse('NO_LONGER_AWAITED')
    }
  }
}
