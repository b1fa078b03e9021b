import { z } from 'zod'
import { skillSchema } from '../../learning/skill.ts'
import { decisionSchema, scorecardLineSchema } from '../../session/scorecard.ts'
import { contentDomainSchema, usualDomain } from '../../vocabulary/content.ts'
import { interviewStepSchema } from '../../vocabulary/interview.ts'
import { timeZoneSchema } from './appointments.ts'
import { goalSchema } from './profile.ts'
import { sessionSummarySchema } from './sessions.ts'

/** The API calls behind today's page and the journey. Both need a sign-in (401) and only read. */
export const dashboardPaths = {
  /** `GET ?timeZone=`: 200 with a `dashboardSchema`. */
  dashboard: '/api/dashboard',
  /** `GET ?timeZone=`: 200 with a `journeySchema`. */
  journey: '/api/journey',
} as const

const day = z.iso.date()

/** `timeZone`: the caller's; it decides when days begin and end. */
export const dashboardQuerySchema = z.object({ timeZone: timeZoneSchema.default('UTC') })

/** Something to do: what, why, and the page where it is done. `minutes` is null if unknown. */
export const nextStepSchema = z.object({
  title: z.string(),
  reason: z.string(),
  action: z.string().describe('The button’s label.'),
  to: z.string(),
  minutes: z.number().nullable(),
})
export type NextStep = z.infer<typeof nextStepSchema>

/** A score from 1 to 4 that is between `low` and `high` nine times in ten. */
export const scoreRangeSchema = z.object({ score: z.number(), low: z.number(), high: z.number() })
export type ScoreRange = z.infer<typeof scoreRangeSchema>

/**
 * How ready somebody is for the interview in their goal. A null estimate means that there isn't enough evidence.
 * `narrowBy`: what would narrow the ranges most, the most useful first.
 */
export const readinessSchema = z.object({
  lines: z.array(
    z.object({
      skill: skillSchema,
      label: z.string(),
      weightPercent: z.number(),
      estimate: scoreRangeSchema.nullable(),
    }),
  ),
  overall: scoreRangeSchema.nullable(),
  narrowBy: z.array(z.object({ skill: skillSchema, minutes: z.number(), reason: z.string() })),
})

/** A card that is due. `skill` is in words, or null. */
const dueCardSchema = z.object({
  id: z.string(),
  title: z.string(),
  skill: z.string().nullable(),
  dueAt: z.iso.datetime(),
})

const lastScorecardSchema = z.object({
  sessionId: z.string(),
  title: z.string(),
  endedAt: z.iso.datetime(),
  decision: decisionSchema.nullable(),
  lines: z.array(z.object({ dimension: z.string(), score: scorecardLineSchema.shape.score })),
})

const lastPaperSchema = z.object({
  number: z.int(),
  endedAt: z.iso.datetime(),
  to: z.string(),
  parts: z.array(z.object({ part: z.int(), right: z.int(), total: z.int() })),
})

/** Everything on today's page. Days are in the caller's time zone. */
export const dashboardSchema = z.object({
  /** The domain that the caller studies, which everything here is about. */
  domain: contentDomainSchema.default(usualDomain),
  day,
  goal: goalSchema.nullable(),
  /** How many rounds the goal's company has in the goal's stage; null if we don't know. */
  rounds: z.int().nullable(),
  next: nextStepSchema,
  /** An alternative for less time; null if there is nothing shorter. */
  shorter: nextStepSchema.nullable(),
  readiness: readinessSchema,
  /** How many observations the estimates come from. */
  observations: z.int(),
  /** `cards` are the first few. Null if this installation has no reviews. */
  reviews: z.object({ count: z.int(), minutes: z.number(), cards: z.array(dueCardSchema) }).nullable(),
  lastScorecard: lastScorecardSchema.nullable(),
  /** The latest mock paper that has marks; null in a domain with interviews. `parts`: the parts that were taken. */
  lastPaper: lastPaperSchema.nullable().default(null),
  activity: z.object({
    /** Minutes of practice, keyed by day. */
    minutes: z.record(day, z.number()),
    interviews: z.int(),
    challenges: z.int(),
    lessons: z.int(),
    /** How many days in a row had practice, up to today or yesterday (`streakOf`). */
    streakDays: z.int(),
  }),
  /** This week's minutes, from Monday. `planned` is null if nothing is planned. */
  week: z.object({ minutes: z.number(), planned: z.number().nullable() }),
  xp: z.int(),
  charges: z.int(),
  /** The latest interviews as a candidate, latest first. */
  interviews: z.array(sessionSummarySchema),
})
export type Dashboard = z.infer<typeof dashboardSchema>

const dayRangeSchema = scoreRangeSchema.extend({ day })

/** Something on the timeline. `missed`: it was planned for a day that is over. */
const markSchema = z.object({
  day,
  state: z.enum(['done', 'planned', 'missed']),
  title: z.string(),
  to: z.string().nullable(),
})
export type JourneyMark = z.infer<typeof markSchema>

/** Seconds spent in a step of an interview, and the usual seconds for its questions. */
const stepTimeSchema = z.object({ step: interviewStepSchema, seconds: z.number(), targetSeconds: z.number() })
export type StepTime = z.infer<typeof stepTimeSchema>

/** A timeline from the first day of preparation to the interview. Days are in the caller's time zone. */
export const journeySchema = z.object({
  domain: contentDomainSchema.default(usualDomain),
  day,
  goal: goalSchema.nullable(),
  rounds: z.int().nullable(),
  /** The axis. `to` is the interview's day, or today if there is none. */
  from: day,
  to: day,
  hasPath: z.boolean(),
  trend: z.object({
    /** The overall readiness, oldest first; days without enough evidence are left out. */
    points: z.array(dayRangeSchema),
    /** Starts with today's range; empty if there is no forecast. */
    forecast: z.array(dayRangeSchema),
    /** How the forecast is computed, or why there is none. */
    basis: z.string(),
  }),
  lanes: z.object({
    lessons: z.array(markSchema),
    challenges: z.array(markSchema),
    interviews: z.array(markSchema),
  }),
  /**
   * The average time per step of the latest scored interviews, in the order of an interview; empty if there are none.
   */
  stepTimes: z.object({ interviews: z.int(), steps: z.array(stepTimeSchema) }),
  /** The weeks from `from` to `to`, starting on Mondays, or the path's weeks. `title` is empty without a path. */
  weeks: z.array(z.object({ from: day, title: z.string(), state: z.enum(['over', 'now', 'ahead']) })),
  /** Latest first. */
  done: z.array(markSchema.extend({ detail: z.string() })),
  next: nextStepSchema,
  following: z.array(z.object({ title: z.string(), minutes: z.number(), day, to: z.string(), reason: z.string() })),
  /** What the path has for today, in minutes. */
  minutesToday: z.number(),
  /** What should be done before the interview, and what is still missing. */
  before: z.array(z.object({ title: z.string(), detail: z.string(), done: z.boolean(), to: z.string() })),
})
export type Journey = z.infer<typeof journeySchema>
