import { appointmentChanges, appointmentStatuses } from '@greenroom/shared/wire'
import { z } from 'zod'

/** A session's stored appointment; times in ms since 1970. People's names are only in the session's log. */
export const appointmentRecordSchema = z.object({
  /** The session's id. */
  id: z.string(),
  /** Starts at 1 and goes up by one with each change. */
  revision: z.int().min(1),
  status: z.enum(appointmentStatuses),
  /** Offered start times, in order. They stay after one is booked, so that another can be booked instead. */
  slots: z.array(z.number()),
  /** The participant offering the times. */
  offeredBy: z.string(),
  /** Null unless `booked`. */
  startsAt: z.number().nullable(),
  minutes: z.int(),
  /** The calendar entry's SEQUENCE: goes up by one whenever the booked time changes. */
  sequence: z.int().min(0),
  /** Participants' time zones, by participant id. */
  timeZones: z.record(z.string(), z.string()),
  /** Guests' email addresses, by participant id. Accounts have their own. */
  guestEmails: z.record(z.string(), z.string()),
  change: z.object({
    what: z.enum(appointmentChanges),
    /** A participant's id. */
    by: z.string(),
    at: z.number(),
    /** The previously booked time, or null. */
    from: z.number().nullable(),
  }),
  /** Whether everybody has been notified of the last change. */
  isTold: z.boolean(),
  /** When the next reminder is due, or null. */
  remindAt: z.number().nullable(),
})
export type AppointmentRecord = z.infer<typeof appointmentRecordSchema>
