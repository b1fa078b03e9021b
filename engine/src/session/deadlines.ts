import { longestDisconnectionMs, longestResultWaitMs } from '@greenroom/shared/rules'
import {
  isAttended,
  isPending,
  questionsOf,
  reaches,
  remainingAt,
  type Session,
  shareAnnouncements,
  timeAnnouncements,
  undoMs,
} from '@greenroom/shared/session'
import type { ClockCommand } from './commands.ts'
import { silenceBreaksAt } from './decide/time/partSilence.ts'
import { mayNudge } from './decide/time/silence.ts'
import { announcementAtMs, isStillCoded, mayMoveOn } from './decide/time/time.ts'
import { unsettledHandIn } from './unsettledHandIn.ts'

/** How long the room may be empty before the interview is abandoned, in ms. */
const abandonAfterMs = 15 * 60_000
/** How long a human interviewer has to submit the scorecard, in ms. */
const giveUpInterviewerAfterMs = 24 * 3_600_000
/** How long we wait for an answer before requesting it once more, in ms. */
const askAgainAfterMs = 60_000

/** A command the clock issues at `at`. Every engine derives the same id, so the command takes effect once. */
export type Deadline = { at: number; commandId: string; command: ClockCommand }

/** Returns every deadline that is known in this state. */
export function deadlinesOf(state: Session): Deadline[] {
  switch (state.phase) {
    case 'NOT_STARTED':
      return []
    case 'IN_PROGRESS':
      return [
        ...clockDeadlines(state),
        ...awayDeadlines(state),
        ...replyDeadline(state),
        ...coachDeadline(state),
        ...powerUpDeadlines(state),
        ...runDeadlines(state),
        ...handInDeadline(state),
        ...nudgeDeadline(state),
      ]
    case 'ENDED':
      return [...runDeadlines(state), ...scorecardDeadline(state)]
  }
}

/** Returns the time of the earliest deadline, ms since 1970; null if there is none. */
export function nextDeadlineAt(state: Session): number | null {
  const times = deadlinesOf(state).map(({ at }) => at)
  return times.length === 0 ? null : Math.min(...times)
}

function clockDeadlines(state: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  const expiry = reaches(state.clock, 0)
  if (expiry === null) return []
  const leftMs = remainingAt(state.clock, state.clock.runningSince ?? state.at)
  // After an extension the announcement is made again, so the second one needs a different command id.
  const blown = state.powerUps.find(({ powerUp, status }) => powerUp === 'second_wind' && status === 'spent')
  const lastWind = blown === undefined ? '' : `.${blown.useId}`
  const extension = state.extendedMs === 0 ? '' : `.extended-${state.extendedMs}`
  const announcements = timeAnnouncements
    .filter((announcement) => !state.announced.includes(announcement) && announcementAtMs(announcement, state) < leftMs)
    .flatMap((announcement): Deadline[] => {
      const at = reaches(state.clock, announcementAtMs(announcement, state))
      const command = { type: 'AnnounceTime', announcement } as const
      return at === null ? [] : [{ at, commandId: `announce.${announcement}${lastWind}${extension}`, command }]
    })
  return [
    ...announcements,
    ...shareDeadlines(state),
    { at: expiry, commandId: `expire.${state.clock.runningSince}`, command: { type: 'ExpireClock' } },
  ]
}

/**
 * The deadlines of a question's share of the clock: its end and, if the share is long enough, the announcements before
 * it.
 */
function shareDeadlines(state: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  const { question, clock, announced } = state
  if (!mayMoveOn(state)) return []
  const leftMs = remainingAt(clock, clock.runningSince ?? state.at)
  return shareAnnouncements
    .filter((announcement) => !announced.includes(announcement))
    .filter((announcement) => announcement !== 'share_nears' || isStillCoded(state))
    .filter((announcement) => announcement === 'share_used' || announcementAtMs(announcement, state) < leftMs)
    .flatMap((announcement): Deadline[] => {
      const at = reaches(clock, announcementAtMs(announcement, state))
      const commandId = `${announcement}.${question.number}.${clock.runningSince}`
      return at === null ? [] : [{ at, commandId, command: { type: 'AnnounceTime', announcement } }]
    })
}

function awayDeadlines(state: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  const deadlines: Deadline[] = []
  if (state.paused?.reason === 'disconnected') {
    const { since } = state.paused
    const at = since + Math.max(0, longestDisconnectionMs - state.disconnectedMs)
    deadlines.push({ at, commandId: `resume.${since}`, command: { type: 'ResumeWithoutCandidate' } })
  }
  if (!isAttended(state)) {
    const at = state.activeAt + abandonAfterMs
    deadlines.push({ at, commandId: `abandon.${state.activeAt}`, command: { type: 'Abandon' } })
  }
  return deadlines
}

function replyDeadline({ awaitingReply }: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  if (awaitingReply === null) return []
  const { replyId, requestedAt, askedAgainAt } = awaitingReply
  const again: Deadline = {
    at: requestedAt + askAgainAfterMs,
    commandId: `ask-again.${replyId}`,
    command: { type: 'AskReplyAgain', replyId },
  }
  return [
    ...(askedAgainAt === null ? [again] : []),
    {
      at: requestedAt + longestResultWaitMs,
      commandId: `give-up.${replyId}`,
      command: { type: 'GiveUpReply', replyId },
    },
  ]
}

function coachDeadline({ awaitingCoach }: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  if (awaitingCoach === null) return []
  const { replyId, requestedAt } = awaitingCoach
  return [
    {
      at: requestedAt + longestResultWaitMs,
      commandId: `give-up.${replyId}`,
      command: { type: 'GiveUpReply', replyId },
    },
  ]
}

function powerUpDeadlines({ powerUps }: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  return powerUps.flatMap(({ useId, status, endsAt }) =>
    status === 'active' && endsAt !== null
      ? [{ at: endsAt, commandId: `end.${useId}.${endsAt}`, command: { type: 'EndPowerUp', useId } as const }]
      : [],
  )
}

/**
 * The deadline for breaking the current silence. Its command id is derived from the silence, so each silence is broken
 * only once, however many engines notice it.
 */
function nudgeDeadline(state: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  if (!mayNudge(state)) return []
  const { since } = state.silence
  return [{ at: silenceBreaksAt(state), commandId: `nudge.${since}`, command: { type: 'NudgeSilence', since } }]
}

/**
 * The deadline for a test result that arrived while the hand-in could still be undone. It takes effect once the undo
 * period is over.
 */
function handInDeadline(state: Extract<Session, { phase: 'IN_PROGRESS' }>): Deadline[] {
  const unsettled = unsettledHandIn(state)
  if (unsettled === null) return []
  const { handInId, at } = unsettled.handIn
  return [{ at: at + undoMs, commandId: `settle.${handInId}`, command: { type: 'SettleHandIn', handInId } }]
}

function runDeadlines(state: Session): Deadline[] {
  return questionsOf(state)
    .flatMap(({ runs }) => runs)
    .filter(isPending)
    .map(({ runId, requestedAt }) => ({
      at: requestedAt + longestResultWaitMs,
      commandId: `give-up.${runId}`,
      command: { type: 'GiveUpTestRun', runId },
    }))
}

function scorecardDeadline({ scorecard, questions }: Extract<Session, { phase: 'ENDED' }>): Deadline[] {
  if (scorecard.status !== 'pending' || questions.some(({ runs }) => runs.some(isPending))) return []
  const at = scorecard.since + (scorecard.from === 'human' ? giveUpInterviewerAfterMs : longestResultWaitMs)
  return [{ at, commandId: `give-up.scorecard.${scorecard.since}`, command: { type: 'GiveUpScorecard' } }]
}
