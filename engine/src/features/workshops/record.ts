import { z } from 'zod'

/** Facts about the date from the content, stored so that people can be told what changed. */
const factFields = {
  workshopId: z.string(),
  title: z.string(),
  /** The day in the workshop's time zone, YYYY-MM-DD. */
  date: z.string(),
  startsAt: z.number(),
  minutes: z.int(),
  seats: z.int(),
  /** Null until it is announced. */
  place: z.string().nullable(),
}

const personSchema = z.object({
  userId: z.int(),
  /** People who left are kept until the date is over, because their calendar entry's changes have to be counted. */
  status: z.enum(['registered', 'waiting', 'left']),
  /** The time zone for mails and notices. */
  timeZone: z.string(),
  /** Until then, a person who left can come back to their old place. */
  leavesAt: z.number().nullable(),
  /** The number of their last change, from 1; also their calendar entry's SEQUENCE. */
  number: z.int().min(1),
  change: z.object({
    what: z.enum(['registered', 'waiting', 'movedUp', 'left', 'changed', 'cancelled']),
    at: z.number(),
    /** Whether they had a seat before the change. */
    hadSeat: z.boolean(),
  }),
  /** Whether they have been notified of the change. */
  isTold: z.boolean(),
})
export type WorkshopPerson = z.infer<typeof personSchema>

/** A workshop date with its people; times in ms since 1970. */
export const workshopDateRecordSchema = z.object({
  id: z.string(),
  ...factFields,
  /** Starts at 1 and goes up by one with each change. */
  revision: z.int().min(1),
  changedAt: z.number(),
  /** In the order they registered, which is also the order of the waiting list. */
  people: z.array(personSchema),
  /** Whether everybody has been notified. */
  isTold: z.boolean(),
  /** When the next reminder is due, or null. */
  remindAt: z.number().nullable(),
  /** When the next seat that somebody left is given away, or null. */
  releaseAt: z.number().nullable(),
})
export type WorkshopDateRecord = z.infer<typeof workshopDateRecordSchema>
export type WorkshopFacts = z.infer<z.ZodObject<typeof factFields>>
