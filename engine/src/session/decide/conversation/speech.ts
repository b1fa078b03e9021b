import { hasClock, longestDisconnectionMs } from '@greenroom/shared/rules'
import { type EventOf, type InProgress, isThere, type SessionEvent } from '@greenroom/shared/session'
import { messageSent } from './messageSent.ts'

type Said = { id: string; message: string; now: number }

/** What a person who interviews says. Their first words start the clock, and the candidate may ask and write. */
export function interviewerSays(state: InProgress, { id, message, now }: Said): SessionEvent[] {
  const said = messageSent(state, { id, sender: 'interviewer', recipient: 'candidate', message, now })
  const opens = state.step === 'introduction'
  // Of a deck of statements nothing has to be clarified first.
  const step = state.question.statements === null ? 'clarification' : 'approach'
  return [said, ...clockStart(state), ...(opens ? [{ type: 'StepChanged' as const, step } as const] : [])]
}

/** The clock, where there is one, starts with the interviewer's first message, and stands at once where the candidate is away. */
export function clockStart(state: InProgress): SessionEvent[] {
  if (!hasClock(state) || state.clockStartedAt !== null) return []
  const candidate = state.participants.find(({ id }) => id === state.candidate.id)
  const away = candidate !== undefined && !candidate.present
  return [{ type: 'ClockStarted' }, ...(away ? [stands] : [])]
}

/** The clock goes on after the interviewer had paused it, as far as the candidate is there. */
export function clockGoesOn(state: InProgress): SessionEvent[] {
  if (state.paused?.reason !== 'interviewer') return []
  const waits = !isThere(state, 'candidate') && state.disconnectedMs < longestDisconnectionMs
  return [{ type: 'ClockResumed' }, ...(waits ? [stands] : [])]
}

const stands: EventOf<'ClockPaused'> = { type: 'ClockPaused', reason: 'disconnected' }
