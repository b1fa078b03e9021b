import type { InterviewerPersonality } from '../vocabulary/interview.ts'
import type { SessionEvent } from './events.ts'
import type { InProgress, Silence } from './state.ts'

/** How long an interviewer lets a silence in both speech and typing last, in ms. */
export const patienceMs: Record<InterviewerPersonality, number> = {
  lenient: 45_000,
  fair: 60_000,
  harsh: 90_000,
  demanding: 90_000,
}

/** How long a candidate who asks for a minute gets, in ms. */
export const grantedQuietMs = 2 * 60_000

/** What a candidate does that the log tells of, besides talking. */
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
/** Events that give the candidate something to think about, or start the time in which silence counts. */
const pauses: readonly SessionEvent['type'][] = [
  'TestRunCompleted',
  'TimeAnnounced',
  'ClockStarted',
  'ClockResumed',
  'ClockChanged',
  'ControlChanged',
]

/** The silence after an event. A new one begins with whatever the candidate does; what others do only makes it start later. */
export function silenceAfter(silence: Silence, event: SessionEvent, at: number): Silence {
  if (event.type === 'SilenceNudged') return { ...silence, nudged: true }
  if (event.type === 'MessageSent') {
    if (event.sender !== 'candidate') return { ...silence, since: at }
    return { since: at, nudged: false, grantedUntil: event.quietMs === undefined ? null : at + event.quietMs }
  }
  if (doings.includes(event.type)) return { ...silence, since: at, nudged: false }
  return pauses.includes(event.type) ? { ...silence, since: at } : silence
}

/** When the silence will have lasted too long, if nothing happens; typing that the log does not tell of puts it off. */
export function silenceEndsAt({ silence, settings }: Pick<InProgress, 'silence' | 'settings'>): number {
  return Math.max(silence.since + patienceMs[settings.interviewerPersonality], silence.grantedUntil ?? 0)
}
