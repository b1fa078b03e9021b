import { z } from 'zod'
import { accessSchema } from '../../rules/contentAccess.ts'
import { contentDomainSchema } from '../../vocabulary/content.ts'
import { timeZoneSchema } from './appointments.ts'

const instant = z.iso.datetime()

export const workshopQuerySchema = z.object({
  domain: contentDomainSchema
    .optional()
    .describe('By default the one that the caller studies, or `tech_interview_prep` without an account.'),
})
export const workshopParamsSchema = z.object({ id: z.string().max(100) })
export const workshopDateParamsSchema = workshopParamsSchema.extend({ date: z.iso.date() })

/** `timeZone`: the caller's, used for times in mails. */
export const registrationSchema = z.object({ timeZone: timeZoneSchema })

/** A date of a workshop, as the caller sees it. */
export const workshopDateSchema = z.object({
  /** The day in the workshop's own time zone; it identifies the date. */
  date: z.iso.date(),
  startsAt: instant,
  endsAt: instant,
  seatsLeft: z.int().min(0),
  /** How many people are on the waiting list. */
  waiting: z.int().min(0),
  /** Null if the caller is neither registered nor waiting. */
  you: z
    .object({
      state: z.enum(['registered', 'waiting']),
      /** The position on the waiting list, from 1; null for people with a seat. */
      position: z.int().min(1).nullable(),
      /** When it becomes too late to undo leaving; null if the caller isn't leaving. */
      undoUntil: instant.nullable(),
      /** Where it takes place: an address or a link. Null for people without a seat, and until it is announced. */
      place: z.string().nullable(),
    })
    .nullable(),
})
export type WorkshopDateView = z.infer<typeof workshopDateSchema>

/** A workshop and its dates that aren't over, soonest first. */
export const workshopViewSchema = z.object({
  id: z.string(),
  title: z.string(),
  domain: contentDomainSchema,
  access: accessSchema,
  host: z.string(),
  timeZone: z.string(),
  minutes: z.int(),
  seats: z.int(),
  /** Markdown. */
  about: z.string(),
  agenda: z.array(z.object({ minutes: z.int(), what: z.string() })),
  preparation: z.array(z.string()),
  dates: z.array(workshopDateSchema),
})
export type WorkshopView = z.infer<typeof workshopViewSchema>

export const workshopListSchema = z.object({ workshops: z.array(workshopViewSchema) })
