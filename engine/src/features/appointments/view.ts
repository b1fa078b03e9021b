import { allottedMs } from '@greenroom/shared/rules'
import { memberOf, type Session } from '@greenroom/shared/session'
import type { Appointment } from '@greenroom/shared/wire'
import type { AppointmentRecord } from './record.ts'
import { nameIn, otherIn } from './texts.ts'

const iso = (time: number): string => new Date(time).toISOString()

/** Whether this session can have an agreed time: it is a mock between people and hasn't started. */
export const isSchedulable = ({ mode, phase, trial }: Session): boolean =>
  mode === 'human' && phase === 'NOT_STARTED' && !trial

/** How long the two meet, including both halves if they take turns interviewing. */
export const meetingMinutesOf = (state: Session): number =>
  Math.round(allottedMs(state) / 60_000) * (state.swap?.half === 'first' ? 2 : 1)

/**
 * An appointment as this person sees it.
 * @param participantId undefined for somebody who is only invited so far
 */
export function appointmentFor(
  record: AppointmentRecord,
  { state, participantId, now }: { state: Session; participantId: string | undefined; now: number },
): Appointment {
  const role = participantId === undefined ? undefined : memberOf(state, participantId)?.role
  const mayChange = isSchedulable(state) && (role === 'candidate' || role === 'interviewer')
  const { change, startsAt, timeZones } = record
  // An invited person meets whoever offers the times.
  const other =
    participantId === undefined
      ? { id: record.offeredBy, name: nameIn(state, record.offeredBy) }
      : otherIn(state, participantId)
  return {
    revision: record.revision,
    status: record.status,
    slots: record.slots.filter((slot) => slot > now).map(iso),
    offeredBy: nameIn(state, record.offeredBy),
    mayBook: mayChange && record.offeredBy !== participantId,
    mayChange,
    startsAt: startsAt === null ? null : iso(startsAt),
    minutes: record.minutes,
    other: other === undefined ? null : { name: other.name, timeZone: timeZones[other.id] ?? null },
    change: {
      what: change.what,
      by: nameIn(state, change.by),
      isYours: change.by === participantId,
      at: iso(change.at),
      from: change.from === null ? null : iso(change.from),
    },
  }
}
