import { hasClock, longestDisconnectionMs } from '@greenroom/shared/rules'
import { type EventOf, type InProgress, isThere, type SessionEvent } from '@greenroom/shared/session'
import { messageSent } from './messageSent.ts'

type Said = { id: string; message: string; now: number }

/** Handles a message from a human interviewer. Their first message starts the clock and lets the candidate write. */
export function interviewerSays(state: InProgress, { id, message, now }: Said): SessionEvent[] {
  const said = messageSent(state, { id, sender: 'interviewer', recipient: 'candidate', message, now })
  const opens = state.step === 'introduction'
  // A deck of statements has nothing to clarify, so it skips that step.
  const step = state.question.statements === null ? 'clarification' : 'approach'
  return [said, ...clockStart(state), ...(opens ? [{ type: 'StepChanged' as const, step } as const] : [])]
}

/**
 * Starts the clock, if the session has one, at the interviewer's first message. If the candidate is away, pauses the
 * clock immediately.
 */
export function clockStart(state: InProgress): SessionEvent[] {
  if (!hasClock(state) || state.clockStartedAt !== null) return []
  const candidate = state.participants.find(({ id }) => id === state.candidate.id)
  const away = candidate !== undefined && !candidate.present
  return [{ type: 'ClockStarted' }, ...(away ? [stands] : [])]
}

/** Resumes the clock after the interviewer paused it, if the candidate is there. */
export function clockGoesOn(state: InProgress): SessionEvent[] {
  if (state.paused?.reason !== 'interviewer') return []
  const waits = !isThere(state, 'candidate') && state.disconnectedMs < longestDisconnectionMs
  return [{ type: 'ClockResumed' }, ...(waits ? [stands] : [])]
}

const stands: EventOf<'ClockPaused'> = { type: 'ClockPaused', reason: 'disconnected' }
