import { createHash } from 'node:crypto'
import { z } from 'zod'
import { distributionSchema } from './distribution.ts'

// The messages between the run and the processes that play the people.

export const personSchema = z.object({ userId: z.int(), cookie: z.string() })
export type Person = z.infer<typeof personSchema>

/** How people behave; durations in the units of the options. */
export const habitsSchema = z.object({
  thinkSeconds: z.number(),
  runsAnHour: z.number(),
  interviewersShare: z.number(),
  lengthMinutes: z.number(),
  dropsMinutes: z.number(),
})
export type Habits = z.infer<typeof habitsSchema>

/** The settings of one process; its first argument, as JSON. */
export const generatorSettingsSchema = z.object({
  /** This process plays every `of`-th seat, from `index` on. */
  index: z.int(),
  of: z.int(),
  seed: z.int(),
  habits: habitsSchema,
  /** The engines' addresses. A seat keeps to one of them. */
  urls: z.array(z.string()).min(1),
  /** Where the acknowledged commands are written, one JSON object per line. */
  acknowledgedFile: z.string(),
})
export type GeneratorSettings = z.infer<typeof generatorSettingsSchema>

export const toGeneratorSchema = z.discriminatedUnion('type', [
  /** Occupy the first `seats` seats of the whole run, new ones spread over `rampMs`; leave all others. */
  z.object({ type: z.literal('seats'), seats: z.int(), rampMs: z.number(), people: z.array(personSchema) }),
  /** Forget all figures so far. */
  z.object({ type: z.literal('begin') }),
  z.object({ type: z.literal('report') }),
  /** Leave all seats, write everything down, report and end. */
  z.object({ type: z.literal('stop') }),
])
export type ToGenerator = z.infer<typeof toGeneratorSchema>

const countsSchema = z.record(z.string(), z.int())

/** What one process saw since it was told to begin. */
export const peopleFiguresSchema = z.object({
  /** Interviews in progress now. */
  inProgress: z.int(),
  /** Browsers that are in a room now: a person who interviews has one of their own. */
  browsers: z.int(),
  /** From command to acknowledgement, by the command's type. */
  commands: z.record(z.string(), distributionSchema),
  /** From typing in a shared text until it is stored. */
  sharedEdits: distributionSchema,
  /** Refusals that are right, such as REPLY_PENDING, by type and code. */
  refusals: countsSchema,
  /** What should not have happened, by kind. */
  errors: countsSchema,
  /** Connections that this process broke on purpose. */
  drops: z.int(),
  /** Commands that were sent again because the connection broke before their answer. */
  sentAgain: z.int(),
  /** From losing a connection until being back in the room. */
  reconnects: distributionSchema,
  /** Pages that people reloaded. */
  reloads: z.int(),
  acknowledged: z.int(),
  /** This process itself: its CPU time, and how late its timers were. */
  cpuMs: z.number(),
  lateP99Ms: z.number(),
  /** The share of the time that its event loop was busy, 0 to 1. */
  busyShare: z.number(),
})
export type PeopleFigures = z.infer<typeof peopleFiguresSchema>

export const fromGeneratorSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('figures'), figures: peopleFiguresSchema }),
])
export type FromGenerator = z.infer<typeof fromGeneratorSchema>

/**
 * A line of `acknowledgedFile`. `participant`: the participant's id in the session. `codeDigest`: of the code of a
 * `SaveCode`.
 */
export const acknowledgedLineSchema = z.object({
  sessionId: z.string(),
  participant: z.string(),
  commandId: z.string(),
  type: z.string(),
  seq: z.int(),
  codeDigest: z.string().optional(),
})
export type AcknowledgedLine = z.infer<typeof acknowledgedLineSchema>

export const digestOf = (code: string): string => createHash('sha256').update(code).digest('base64url').slice(0, 22)
