import { appointmentChanges, appointmentStatuses } from '@greenroom/shared/wire'
import { z } from 'zod'

/** The appointment of a session as it is stored; times in ms since 1970. Names of people are in the session's log only. */
export const appointmentRecordSchema = z.object({
  /** The session's. */
  id: z.string(),
  /** From 1 on, one more with each change. */
  revision: z.int().min(1),
  status: z.enum(appointmentStatuses),
  /** Offered starts, in order. They stay after one of them was taken, so that another one can be taken instead. */
  slots: z.array(z.number()),
  /** The participant who offers them. */
  offeredBy: z.string(),
  /** Null unless `booked`. */
  startsAt: z.number().nullable(),
  minutes: z.int(),
  /** The SEQUENCE of the entry in calendars: one more whenever the booked time changes. */
  sequence: z.int().min(0),
  /** The time zones of participants, by their ids. */
  timeZones: z.record(z.string(), z.string()),
  /** The addresses that guests left, by their ids. Accounts have theirs. */
  guestEmails: z.record(z.string(), z.string()),
  change: z.object({
    what: z.enum(appointmentChanges),
    /** A participant's id. */
    by: z.string(),
    at: z.number(),
    /** The booked time before, or null. */
    from: z.number().nullable(),
  }),
  /** Whether everybody was told of the last change. */
  isTold: z.boolean(),
  /** When the next reminder is due, or null. */
  remindAt: z.number().nullable(),
})
export type AppointmentRecord = z.infer<typeof appointmentRecordSchema>
