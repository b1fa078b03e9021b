import type { InterviewerPersonality } from '../vocabulary/interview.ts'
import type { SessionEvent } from './events.ts'
import type { InProgress, Silence } from './state.ts'

/** How long an interviewer waits before breaking a silence, in ms. Typing also interrupts a silence. */
export const patienceMs: Record<InterviewerPersonality, number> = {
  lenient: 45_000,
  fair: 60_000,
  harsh: 90_000,
  demanding: 90_000,
}

/** Thinking time for a candidate who asked for a minute, in ms. */
export const grantedQuietMs = 2 * 60_000

/** Events for the candidate's actions, except messages. Each starts a new silence. */
const doings: readonly SessionEvent['type'][] = [
  'CodeSnapshotTaken',
  'BoardChanged',
  'CodingResumed',
  'TestRunRequested',
  'ReplyRequested',
  'QuestionSkipped',
  'SettingsChanged',
  'PowerUpUsed',
]
/**
 * Events that aren't the candidate's own actions but restart the silence, for example because they give the candidate
 * something to think about.
 */
const pauses: readonly SessionEvent['type'][] = [
  'TestRunCompleted',
  'TimeAnnounced',
  'ClockStarted',
  'ClockResumed',
  'ClockChanged',
  'ControlChanged',
]

/**
 * Updates the silence after an event. The candidate's actions begin a new silence. Other events only move the start of
 * the current silence to now.
 */
export function silenceAfter(silence: Silence, event: SessionEvent, at: number): Silence {
  if (event.type === 'SilenceNudged') return { ...silence, nudged: true }
  if (event.type === 'MessageSent') {
    if (event.sender !== 'candidate') return { ...silence, since: at }
    return { since: at, nudged: false, grantedUntil: event.quietMs === undefined ? null : at + event.quietMs }
  }
  if (doings.includes(event.type)) return { ...silence, since: at, nudged: false }
  return pauses.includes(event.type) ? { ...silence, since: at } : silence
}

/**
 * When the interviewer should break the silence if nothing else happens. Typing isn't in the log, but the caller
 * postpones this time for it.
 */
export function silenceEndsAt({ silence, settings }: Pick<InProgress, 'silence' | 'settings'>): number {
  return Math.max(silence.since + patienceMs[settings.interviewerPersonality], silence.grantedUntil ?? 0)
}
