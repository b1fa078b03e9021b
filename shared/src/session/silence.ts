import type { InterviewerPersonality } from '../vocabulary/interview.ts'
import type { SessionEvent } from './events.ts'
import type { InProgress, Silence } from './state.ts'

/** How long an interviewer waits, in ms, before breaking a silence in which nobody types either. */
export const patienceMs: Record<InterviewerPersonality, number> = {
  lenient: 45_000,
  fair: 60_000,
  harsh: 90_000,
  demanding: 90_000,
}

/** Thinking time for a candidate who asked for a minute, in ms. */
export const grantedQuietMs = 2 * 60_000

/** The candidate's actions in the log other than messages. */
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
/** Events that give the candidate something to think about, or restart the silence. */
const pauses: readonly SessionEvent['type'][] = [
  'TestRunCompleted',
  'TimeAnnounced',
  'ClockStarted',
  'ClockResumed',
  'ClockChanged',
  'ControlChanged',
]

/**
 * Updates the silence after an event. The candidate's actions begin a new one; others' actions only postpone its start.
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

/** When the silence gets too long if nothing happens; typing, which isn't in the log, postpones it. */
export function silenceEndsAt({ silence, settings }: Pick<InProgress, 'silence' | 'settings'>): number {
  return Math.max(silence.since + patienceMs[settings.interviewerPersonality], silence.grantedUntil ?? 0)
}
