import { z } from 'zod'
import { skillSchema } from '../../learning/skill.ts'

/** What a path is made of. A `mock` is an interview, alone or with a person. */
export const pathItemKinds = ['diagnostic', 'lesson', 'challenge', 'review', 'mock'] as const
export const pathItemKindSchema = z.enum(pathItemKinds)
export type PathItemKind = z.infer<typeof pathItemKindSchema>

/**
 * One thing to do. `day` is the planned day (`2026-12-01`), `to` the page where it is done, `reason` why it is there.
 * `state`: a missed item is open and its day is over. `locked`: it needs a paid plan.
 */
export const pathItemSchema = z.object({
  id: z.string(),
  kind: pathItemKindSchema,
  title: z.string(),
  to: z.string(),
  minutes: z.number(),
  day: z.iso.date(),
  reason: z.string(),
  skill: skillSchema.nullable(),
  state: z.enum(['open', 'done', 'missed']),
  /** When it was done (ISO 8601, UTC), or null. */
  doneAt: z.iso.datetime().nullable(),
  locked: z.boolean(),
})
export type PathItem = z.infer<typeof pathItemSchema>

/** A week of a path. `from` is its first day. */
export const pathWeekSchema = z.object({
  from: z.iso.date(),
  title: z.string(),
  minutes: z.number(),
  items: z.array(pathItemSchema),
})
export type PathWeek = z.infer<typeof pathWeekSchema>

/** Something that didn't fit into the hours, and why it was left out rather than the rest. */
export const cutItemSchema = z.object({ title: z.string(), minutes: z.number(), reason: z.string() })
