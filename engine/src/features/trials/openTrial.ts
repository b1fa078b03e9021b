import { createHmac } from 'node:crypto'
import { readLanguage, trialMinutes, trialQuestion } from '@greenroom/shared/rules'
import { type Participant, participantIdOf, readSettings, type Session } from '@greenroom/shared/session'
import type { Trial } from '@greenroom/shared/wire'
import { ProblemError } from '../../platform/problems.ts'
import { refusalOf } from '../../platform/refusal.ts'
import { type Guests, newGuest } from '../../realtime/guests.ts'
import type { CommandOrder } from '../../session/commandOrder.ts'
import type { SessionHandler } from '../../session/handle.ts'
import { headOf, type SessionLog } from '../../session/sessionLog.ts'
import type { TrialRecord, Trials } from './trials.ts'

export type OpenTrialOptions = {
  trials: Trials
  guests: Guests
  handler: SessionHandler
  log: SessionLog
  now: () => number
}

/** A visitor's interview as returned to them, with its cookie. */
export type OpenedTrial = { trial: Trial; cookie: string }

const settings = {
  ...readSettings({ interviewStage: 'telephone', interviewDifficulty: 'moderately_challenging' }),
  timeLimitInMinutes: trialMinutes,
}

/**
 * Opens and starts a visitor's interview. Session, guest and cookie are all derived from the secret `attemptId`, so the
 * visitor can retry after a crash or a lost answer.
 * @throws the 429 problem TRIAL_USED if the address has used up its interviews for the day
 */
export function createOpenTrial({ trials, guests, handler, log, now }: OpenTrialOptions) {
  async function give(order: Pick<CommandOrder, 'sessionId' | 'commandId' | 'command'>, candidate: Participant) {
    const outcome = await handler.handle({ ...order, actor: { kind: 'participant', ...candidate } })
    if (!outcome.ok) throw refusalOf(outcome.error)
  }

  async function createSession(sessionId: string, candidate: Participant): Promise<void> {
    await give(
      {
        sessionId,
        commandId: `create.${sessionId}`,
        command: {
          type: 'CreateSession',
          mode: 'ai',
          contentDomain: 'tech_interview_prep',
          assessmentType: null,
          settings,
          programmingLanguage: readLanguage(undefined),
          candidate,
          challengeId: trialQuestion.challengeId,
          completedChallengeIds: [],
          exam: false,
          extraTimePercent: 0,
          trial: true,
        },
      },
      candidate,
    )
  }

  return async ({ attemptId, address }: { attemptId: string; address: string }): Promise<OpenedTrial> => {
    const sessionId = createHmac('sha256', attemptId).update('trial').digest('base64url').slice(0, 16)
    const guest = newGuest({ sessionId, name: '', attempt: attemptId })
    const record = await trials.open({ sessionId, guestId: guest.id, address })
    if ('freeAt' in record) throw usedToday(record.freeAt, usedAtThisAddress, now())
    const candidate: Participant = { id: guest.id, role: 'candidate', name: guest.name }
    await createSession(sessionId, candidate)
    const created = await handler.reload(sessionId)
    if (created?.phase === 'NOT_STARTED')
      await give({ sessionId, commandId: `start.${sessionId}`, command: { type: 'StartInterview' } }, candidate)
    const cookie = await guests.add(guest, record.expiresAt)
    const state = await handler.reload(sessionId)
    if (state === undefined) throw new Error(`${sessionId} vanished`)
    await log.projectHead(headOf(state))
    return { trial: trialOf(record, state), cookie }
  }
}

/** A trial as its visitor sees it. */
export const trialOf = ({ id, expiresAt, status }: TrialRecord, { phase }: Session): Trial => ({
  sessionId: id,
  phase,
  expiresAt: new Date(expiresAt).toISOString(),
  kept: status === 'claimed' || status === 'kept',
})

/** The visitor's seat, now held by their account; null if no account has it. */
export const seatOf = ({ userId, userName }: TrialRecord): Participant | null =>
  userId === null ? null : { id: participantIdOf(userId), role: 'candidate', name: userName }

/** @param freeAt when the next trial is possible, ms since 1970 */
export function usedToday(freeAt: number, detail: string, now: number): Error {
  const headers = { 'retry-after': String(Math.max(1, Math.ceil((freeAt - now) / 1000))) }
  return new ProblemError('TRIAL_USED', detail, { headers })
}

const usedAtThisAddress = 'Today’s free tries on this network are used up. Create a free account to start now.'
