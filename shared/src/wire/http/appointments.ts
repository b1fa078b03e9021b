import { z } from 'zod'
import { appointmentRules } from '../../rules/appointments.ts'
import { interviewPhaseSchema, participantRoleSchema } from '../../vocabulary/interview.ts'

/** A time zone of the tz database, such as `Europe/Dublin`. */
export const timeZoneSchema = z
  .string()
  .max(64)
  .refine(isTimeZone, { error: 'names no time zone' })
  .meta({ description: 'A time zone of the tz database, such as Europe/Dublin.' })

/** Names known to be zones. Cached, because asking `Intl` is slow, and stored documents contain them too. */
const knownZones = new Set<string>()

function isTimeZone(name: string): boolean {
  if (knownZones.has(name)) return true
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    // The cache's limit. The tz database has fewer than a thousand names, but they can be written in any case.
    if (knownZones.size < 2_000) knownZones.add(name)
    return true
  } catch {
    return false
  }
}

const revision = z.int().min(0)
const instant = z.iso.datetime()

/**
 * Times to choose from (UTC). `revision`: the one the caller has seen, 0 if there was no appointment. `timeZone`: the
 * caller's, shown to the other person next to their own.
 */
export const offeredTimesSchema = z.object({
  slots: z.array(instant).min(1).max(appointmentRules.maxSlots),
  revision,
  timeZone: timeZoneSchema,
})

/**
 * One of the offered times. `email`: where to send a guest the calendar entry and reminders; not needed with an
 * account.
 */
export const bookingSchema = z.object({
  startsAt: instant,
  revision,
  timeZone: timeZoneSchema,
  email: z.email().max(254).optional(),
})

export const cancellationQuerySchema = z.object({ revision: z.coerce.number().pipe(revision) })

export const appointmentStatuses = ['proposed', 'booked', 'cancelled'] as const
/**
 * The last change: times offered, one booked, the booking moved to another time, a booking cancelled for new offers, or
 * everything cancelled.
 */
export const appointmentChanges = ['offered', 'booked', 'moved', 'reopened', 'cancelled'] as const
export type AppointmentChange = (typeof appointmentChanges)[number]

/** The appointment of a session, as one of its members sees it. */
export const appointmentSchema = z.object({
  /** Increases with every change. */
  revision: z.int().min(1),
  status: z.enum(appointmentStatuses),
  /** The offered times that are still ahead, in order. */
  slots: z.array(instant),
  /** The name of the person offering them. */
  offeredBy: z.string(),
  /** Whether the caller may book one of them. */
  mayBook: z.boolean(),
  /** Whether the caller may offer other times, or cancel. */
  mayChange: z.boolean(),
  /** The booked time; null unless `booked`. */
  startsAt: instant.nullable(),
  minutes: z.int(),
  /** The other person, candidate or interviewer, and their time zone if known. */
  other: z.object({ name: z.string(), timeZone: z.string().nullable() }).nullable(),
  change: z.object({
    what: z.enum(appointmentChanges),
    by: z.string(),
    isYours: z.boolean(),
    at: instant,
    /** The previously booked time, if there was one. */
    from: instant.nullable(),
  }),
})
export type Appointment = z.infer<typeof appointmentSchema>

/** Null if no times were ever offered. */
export const sessionAppointmentSchema = z.object({ appointment: appointmentSchema.nullable() })

/** One of the caller's appointments. */
export const myAppointmentSchema = z.object({
  sessionId: z.string(),
  role: participantRoleSchema,
  /** For example `Google, on-site`. */
  title: z.string(),
  phase: interviewPhaseSchema,
  appointment: appointmentSchema,
})
export type MyAppointment = z.infer<typeof myAppointmentSchema>

/** Booked ones first, soonest on top; then those with open offers. Past and cancelled ones are left out. */
export const appointmentListSchema = z.object({ appointments: z.array(myAppointmentSchema) })

/** The secret address of the caller's calendar feed; null if there is none. */
export const calendarFeedSchema = z.object({ url: z.url().nullable() })

/** `key` is the secret in a feed's address. It's in the query, which we never log. */
export const feedQuerySchema = z.object({ key: z.string().min(1).max(256) })
