import { nextReminderAt, slotProblem } from '@greenroom/shared/rules'
import type { AppointmentChange } from '@greenroom/shared/wire'
import type { AppointmentRecord } from './record.ts'

/** A person's change to an appointment. `revision` is the one they have seen, 0 if none. Times in ms since 1970. */
export type AppointmentCommand = { by: string; revision: number } & (
  | { type: 'offer'; slots: readonly number[]; timeZone: string }
  | { type: 'book'; startsAt: number; timeZone: string; email?: string | undefined }
  | { type: 'cancel' }
)

export type AppointmentRefusal = 'APPOINTMENT_CHANGED' | 'OWN_OFFER' | 'TIME_IS_OVER' | 'UNKNOWN'

/** The outcome of a command: refused, already as requested, or the next state. */
export type AppointmentDecision =
  | { refused: AppointmentRefusal }
  | { as: AppointmentRecord }
  | { next: AppointmentRecord }

type Moment = { sessionId: string; minutes: number; now: number }

/** Decides a command. Repeating one changes nothing, whatever its revision. */
export function decideAppointment(
  known: AppointmentRecord | undefined,
  command: AppointmentCommand,
  moment: Moment,
): AppointmentDecision {
  switch (command.type) {
    case 'offer':
      return offered(known, command, moment)
    case 'book':
      return booked(known, command, moment)
    case 'cancel':
      return cancelled(known, command, moment)
  }
}

type Of<Type extends AppointmentCommand['type']> = Extract<AppointmentCommand, { type: Type }>

function offered(
  known: AppointmentRecord | undefined,
  { by, slots, timeZone, revision }: Of<'offer'>,
  { sessionId, minutes, now }: Moment,
): AppointmentDecision {
  const inOrder = [...new Set(slots)].toSorted((one, other) => one - other)
  const isRepeated = known?.status === 'proposed' && known.offeredBy === by && known.slots.join() === inOrder.join()
  if (known !== undefined && isRepeated) return { as: known }
  if ((known?.revision ?? 0) !== revision) return { refused: 'APPOINTMENT_CHANGED' }
  if (inOrder.some((slot) => slotProblem(slot, now) !== null)) return { refused: 'TIME_IS_OVER' }
  const what = known?.status === 'booked' ? 'reopened' : 'offered'
  return {
    next: {
      ...changed(known, { what, by, at: now }, { sessionId, minutes }),
      status: 'proposed',
      slots: inOrder,
      offeredBy: by,
      startsAt: null,
      timeZones: { ...known?.timeZones, [by]: timeZone },
      remindAt: null,
    },
  }
}

function booked(
  known: AppointmentRecord | undefined,
  { by, startsAt, timeZone, email, revision }: Of<'book'>,
  { sessionId, minutes, now }: Moment,
): AppointmentDecision {
  if (known === undefined) return { refused: 'UNKNOWN' }
  if (known.startsAt === startsAt) return { as: known }
  if (known.revision !== revision || !known.slots.includes(startsAt)) return { refused: 'APPOINTMENT_CHANGED' }
  if (known.offeredBy === by) return { refused: 'OWN_OFFER' }
  if (startsAt <= now) return { refused: 'TIME_IS_OVER' }
  const what = known.status === 'booked' ? 'moved' : 'booked'
  return {
    next: {
      ...changed(known, { what, by, at: now }, { sessionId, minutes }),
      status: 'booked',
      startsAt,
      sequence: known.sequence + 1,
      timeZones: { ...known.timeZones, [by]: timeZone },
      guestEmails: email === undefined ? known.guestEmails : { ...known.guestEmails, [by]: email },
      remindAt: nextReminderAt(startsAt, now),
    },
  }
}

function cancelled(
  known: AppointmentRecord | undefined,
  { by, revision }: Of<'cancel'>,
  { sessionId, minutes, now }: Moment,
): AppointmentDecision {
  if (known === undefined) return { refused: 'UNKNOWN' }
  if (known.status === 'cancelled') return { as: known }
  if (known.revision !== revision) return { refused: 'APPOINTMENT_CHANGED' }
  return {
    next: {
      ...changed(known, { what: 'cancelled', by, at: now }, { sessionId, minutes }),
      status: 'cancelled',
      slots: [],
      startsAt: null,
      remindAt: null,
    },
  }
}

/** Builds the next revision. The booked time is removed from calendars unless `booked` sets a new one. */
function changed(
  known: AppointmentRecord | undefined,
  change: { what: AppointmentChange; by: string; at: number },
  { sessionId, minutes }: Omit<Moment, 'now'>,
): AppointmentRecord {
  const from = known?.startsAt ?? null
  return {
    slots: [],
    offeredBy: change.by,
    timeZones: {},
    guestEmails: {},
    status: 'proposed',
    startsAt: null,
    remindAt: null,
    ...known,
    id: sessionId,
    revision: (known?.revision ?? 0) + 1,
    sequence: (known?.sequence ?? 0) + (from === null ? 0 : 1),
    minutes,
    change: { ...change, from },
    isTold: false,
  }
}
