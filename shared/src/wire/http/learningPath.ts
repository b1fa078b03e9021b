import { z } from 'zod'
import { skillSchema } from '../../learning/skill.ts'
import { programmingLanguageSchema } from '../../vocabulary/code.ts'
import { contentTierSchema } from '../../vocabulary/content.ts'
import { experienceLevelSchema, roleTypeSchema } from '../../vocabulary/hiring.ts'
import { interviewStageSchema } from '../../vocabulary/interview.ts'
import { timeZoneSchema } from './appointments.ts'
import { maxHoursPerWeek } from './profile.ts'

/** What a path is made of. A `mock` is an interview, or a part of a mock paper; a `drill` goes over its mistakes. */
export const pathItemKinds = ['diagnostic', 'lesson', 'challenge', 'review', 'mock', 'drill'] as const
export const pathItemKindSchema = z.enum(pathItemKinds)
export type PathItemKind = z.infer<typeof pathItemKindSchema>

/**
 * One thing to do. `day` is the planned day (`2026-12-01`), `to` the page where it is done, `reason` why it is there.
 * `state`: a missed item is open and its day is over. `locked`: it needs a paid plan. `tier`: who may open it.
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
  tier: contentTierSchema,
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

/**
 * Something that didn't fit into the hours, and why this, rather than something else, was left out. `cause`: there was
 * no time, it needs a paid plan, or it rarely comes up in these rounds.
 */
export const cutItemSchema = z.object({
  title: z.string(),
  minutes: z.number(),
  reason: z.string(),
  cause: z.enum(['time', 'paid', 'rare']),
})
export type CutItem = z.infer<typeof cutItemSchema>

/** The lengths of a crash course, in days. */
export const crashCourseDays = [3, 7, 14] as const

/**
 * What a path is planned from. `company` is as the learner typed it. Without a `date`, the path takes four weeks, or
 * `days` in a crash course. The learner's days begin and end in `timeZone`, such as `Europe/London`.
 */
export const pathWishSchema = z.object({
  company: z.string().trim().min(1).max(100).nullable(),
  stage: interviewStageSchema.nullable(),
  role: roleTypeSchema.nullable(),
  level: experienceLevelSchema,
  language: programmingLanguageSchema.nullable(),
  date: z.iso.date().nullable(),
  hoursPerWeek: z.number().min(1).max(maxHoursPerWeek),
  days: z.literal(crashCourseDays).nullable().default(null),
  timeZone: timeZoneSchema,
})
export type PathWish = z.infer<typeof pathWishSchema>

/** `replaces`: the revision of the path that this one replaces; null if there was none. */
export const newPathSchema = pathWishSchema.extend({ replaces: z.int().nullable() })
/** `revision`: the path that the caller saw. */
export const replanSchema = z.object({ revision: z.int() })

/** What a planned day is mostly about. */
export const pathDaySchema = z.object({ day: z.iso.date(), focus: z.string() })

const planned = {
  wish: pathWishSchema,
  /** Today's date in the learner's time zone. */
  today: z.iso.date(),
  weeks: z.array(pathWeekSchema),
  days: z.array(pathDaySchema),
  cut: z.array(cutItemSchema),
  /** The day of the interview, on which nothing else is planned. */
  interview: z.object({ day: z.iso.date(), title: z.string() }).nullable(),
  /** What interviewers of this company and stage look at, heaviest first. */
  weighs: z.array(z.string()),
}

/** A path as it would be planned; nothing is stored. */
export const pathPreviewSchema = z.object(planned)
export type PathPreview = z.infer<typeof pathPreviewSchema>

/**
 * A learner's path. `revision` increases when it is planned again. `behind`: how many items were missed, and their
 * minutes. `thisWeek`: minutes planned and done on each day, starting with Monday. `nextId`: the item to do next, or
 * null.
 */
export const learningPathSchema = z.object({
  ...planned,
  revision: z.int(),
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  behind: z.object({ count: z.int(), minutes: z.number() }),
  thisWeek: z.array(z.object({ day: z.iso.date(), plannedMinutes: z.number(), doneMinutes: z.number() })),
  nextId: z.string().nullable(),
})
export type LearningPath = z.infer<typeof learningPathSchema>

/**
 * `completedChallengeIds`: the challenges the learner has done. `concepts`: what the path is about, by time spent,
 * longest first.
 */
export const pathAnswerSchema = z.object({
  path: learningPathSchema.nullable(),
  completedChallengeIds: z.array(z.string()),
  concepts: z.array(skillSchema),
})
export type PathAnswer = z.infer<typeof pathAnswerSchema>
