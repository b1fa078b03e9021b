import { z } from 'zod'
import { distributionSchema, merged, quantileMs } from './distribution.ts'

const counts = z.record(z.string(), z.int())

/**
 * The usage of one part: CPU time over the measurement, and in a minute without interviews; memory before the
 * interviews and at the end.
 */
const partSchema = z.object({
  cpuMs: z.number(),
  idleMs: z.number(),
  memoryBeforeBytes: z.number(),
  memoryBytes: z.number(),
})

/** What was seen while a number of interviews went on. */
export const measurementSchema = z.object({
  /** The interviews that were wanted, and those that were in progress (the mean of beginning and end). */
  sessions: z.int(),
  inProgress: z.number(),
  browsers: z.number(),
  engines: z.int(),
  seconds: z.number(),
  commands: z.record(z.string(), distributionSchema),
  sharedEdits: distributionSchema,
  refusals: counts,
  errors: counts,
  drops: z.int(),
  kills: z.int(),
  sentAgain: z.int(),
  reconnects: distributionSchema,
  reloads: z.int(),
  /** By part; empty if nothing could be measured. */
  parts: z.record(z.string(), partSchema),
  /** What the engines held in memory after garbage collection, before the interviews and at the end; null if unknown. */
  liveBytes: z.object({ before: z.number(), after: z.number() }).nullable(),
  /** Commits that the engines stored; null without metrics. */
  commits: z.int().nullable(),
  /** Commands that Redis processed; null if it isn't our own. */
  redisCommands: z.int().nullable(),
  /** How much the store's files grew; null if it isn't our own. */
  storeBytes: z.number().nullable(),
  /** The machine of the run; `busyShare` of all cores, 0 to 1. */
  cores: z.int(),
  busyShare: z.number(),
  /** The processes that play the people. */
  people: z.object({
    cpuMs: z.number(),
    processes: z.array(z.object({ lateP99Ms: z.number(), busyShare: z.number() })),
  }),
})
export type Measurement = z.infer<typeof measurementSchema>

/** A whole run, as kept in JSON. */
export const recordingSchema = z.object({
  /** When, and on what machine. */
  head: z.string(),
  command: z.string(),
  measurements: z.array(measurementSchema).min(1),
  /** The acknowledged commands of the whole run, and a sentence for each that is lost. */
  acknowledged: z.int(),
  lost: z.array(z.string()),
})
export type Recording = z.infer<typeof recordingSchema>

/** p99 from command to acknowledgement has to stay below this, in ms. */
export const longestAckMs = 100

export const allCommands = ({ commands }: Pick<Measurement, 'commands'>) => merged(Object.values(commands))
export const errorCount = ({ errors }: Pick<Measurement, 'errors'>): number =>
  Object.values(errors).reduce((sum, count) => sum + count, 0)

/** Why this many interviews were too many, a sentence each; empty if they weren't. */
export function excessOf(measurement: Measurement): string[] {
  const p99 = quantileMs(allCommands(measurement), 0.99)
  const errors = errorCount(measurement)
  const missing = measurement.sessions - measurement.inProgress
  return [
    ...(p99 >= longestAckMs ? [`p99 is ${p99.toFixed(0)} ms`] : []),
    ...(errors > 0 ? [`${errors} errors`] : []),
    ...(missing > measurement.sessions * 0.05 ? [`${Math.round(missing)} interviews had not begun`] : []),
  ]
}

/** A process that plays people is at its own limit beyond these. */
const longestLateMs = 20
const busiestShare = 0.85
const fullMachine = 0.95

/** What limits the figures apart from the product, a sentence each. */
export function limitsOf({ people, busyShare }: Pick<Measurement, 'people' | 'busyShare'>): string[] {
  const late = Math.max(...people.processes.map((each) => each.lateP99Ms))
  const busy = Math.max(...people.processes.map((each) => each.busyShare))
  return [
    ...(late > longestLateMs
      ? [`The simulated people were late themselves: p99 ${late.toFixed(0)} ms. Times are too high by about that.`]
      : []),
    ...(busy > busiestShare
      ? [`A process that plays people was busy ${percent(busy)} of the time. Use more --generators.`]
      : []),
    ...(busyShare > fullMachine ? [`The machine was full: ${percent(busyShare)} of its cores were busy.`] : []),
  ]
}

export const percent = (share: number): string => `${(share * 100).toFixed(0)} %`

/** How long all interviews lasted together during the measurement, in minutes. */
export const sessionMinutes = ({ inProgress, seconds }: Pick<Measurement, 'inProgress' | 'seconds'>): number =>
  (inProgress * seconds) / 60

/** CPU time of a part for each minute of an interview, in ms. */
export const cpuOf = (measurement: Measurement, part: string): number =>
  (measurement.parts[part]?.cpuMs ?? 0) / sessionMinutes(measurement)
/** The same without what the part needs when nobody is there. */
export const ownCpuOf = (measurement: Measurement, part: string): number =>
  Math.max(0, cpuOf(measurement, part) - (measurement.parts[part]?.idleMs ?? 0) / Math.max(1, measurement.inProgress))
/** What an engine holds for each interview, in bytes; null if unknown. */
export const heldBytes = ({ liveBytes, inProgress }: Pick<Measurement, 'liveBytes' | 'inProgress'>): number | null =>
  liveBytes === null ? null : Math.max(0, liveBytes.after - liveBytes.before) / Math.max(1, inProgress)
