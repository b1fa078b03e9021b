import { parseArgs } from 'node:util'
import { z } from 'zod'

/** What `npm run load` can be told. */
export const usage = `npm run load -- [options]

Simulated people hold interviews through the web app's own client: they think, type, talk, run code and
lose their connection. At the end, the run looks up every acknowledged command in the store.

  --sessions 50        interviews at once
  --engines 1          engines to start over one store
  --minutes 1          how long to measure, once all interviews have begun
  --ramp 30            seconds over which interviews begin
  --think 10           seconds that people think between two actions, on average
  --runs 12            test runs for each hour of an interview
  --interviewers 0.2   share of interviews with a person as the interviewer, from 0 to 1
  --length 30          minutes until an interview ends and another one begins
  --drops 20           minutes until a connection breaks without a goodbye, on average; 0 for never
  --kills 0            how often an engine is killed and restarted during the measurement
  --store sqlite       sqlite or mongo (a server with MongoDB's protocol)
  --seed 1             repeats what people do
  --generators N       processes that play the people; by default one for each 400 interviews
  --find-limit         raises the number of interviews from --sessions on, until p99 reaches 100 ms or errors
                       appear, and then narrows it down to 10 %; each step measures for --minutes
  --url URL            load this installation instead of starting one; several engines' addresses with commas
  --metrics URL        the metrics of its engines (http://host:INTERNAL_PORT/metrics), with commas
  --json FILE          also writes the figures as JSON
  --record NAME        also keeps the figures in scripts/load/results, and updates docs/scaling.md:
                       one-engine, two-engines or limit
  --write-plan         only updates docs/scaling.md from the recorded figures
  --keep FOLDER        keeps data and logs there
  --help`

/** The recordings that docs/scaling.md is computed from. */
export const recordings = ['one-engine', 'two-engines', 'limit'] as const
export type RecordingName = (typeof recordings)[number]

const addresses = z
  .string()
  .transform((list) => list.split(',').map((each) => each.trim().replace(/\/$/, '')))
  .refine((list) => list.every((each) => /^https?:\/\/[^/\s]+/.test(each)), {
    error: 'takes addresses that begin with http:// or https://, with commas between them',
  })

const whole = (least: number) =>
  z.coerce.number({ error: 'takes a number' }).int('takes a whole number').min(least, `takes a number from ${least} on`)
const decimal = (least: number, most?: number) => {
  const number = z.coerce.number({ error: 'takes a number' }).min(least, `takes a number from ${least} on`)
  return most === undefined ? number : number.max(most, `takes a number up to ${most}`)
}

const optionsSchema = z
  .object({
    sessions: whole(1).default(50),
    engines: whole(1).default(1),
    minutes: decimal(0.05).default(1),
    ramp: decimal(0).default(30),
    think: decimal(0.1).default(10),
    runs: decimal(0).default(12),
    interviewers: decimal(0, 1).default(0.2),
    length: decimal(0.1).default(30),
    drops: decimal(0).default(20),
    kills: whole(0).default(0),
    store: z.enum(['sqlite', 'mongo'], { error: 'takes sqlite or mongo' }).default('sqlite'),
    seed: whole(0).default(1),
    generators: whole(1).optional(),
    'find-limit': z.boolean().default(false),
    url: addresses.optional(),
    metrics: addresses.optional(),
    json: z.string().min(1).optional(),
    record: z.enum(recordings, { error: `takes ${recordings.join(', ')}` }).optional(),
    'write-plan': z.boolean().default(false),
    keep: z.string().min(1).optional(),
    help: z.boolean().default(false),
  })
  .superRefine(({ url, metrics, kills, record, ...rest }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message })
    if (url !== undefined && kills > 0) refuse('kills', 'only works with engines that the run starts itself')
    if (url !== undefined && record !== undefined)
      refuse('record', 'only works with engines that the run starts itself, on this machine')
    if (url === undefined && metrics !== undefined) refuse('metrics', 'needs --url')
    if (record === 'limit' && !rest['find-limit']) refuse('record', 'limit needs --find-limit')
    if (record === 'two-engines' && rest.engines !== 2) refuse('record', 'two-engines needs --engines 2')
    if (record === 'one-engine' && rest.engines !== 1) refuse('record', 'one-engine needs --engines 1')
  })
export type Options = z.infer<typeof optionsSchema>

/** A mistake in the words after the command. The message says which, and what is right. */
export class WrongOption extends Error {
  override name = 'WrongOption'
}

const flags = ['find-limit', 'write-plan', 'help'] as const
const isFlag = (name: string): boolean => flags.some((flag) => flag === name)

/** Reads the words after `npm run load --`. @throws WrongOption */
export function readOptions(words: readonly string[]): Options {
  const names = Object.keys(optionsSchema.shape)
  const options = Object.fromEntries(
    names.map((name) => [name, { type: isFlag(name) ? ('boolean' as const) : ('string' as const) }]),
  )
  let values: unknown
  try {
    values = parseArgs({ args: [...words], options }).values
  } catch (error) {
    throw new WrongOption(error instanceof Error ? error.message : String(error))
  }
  const parsed = optionsSchema.safeParse(values)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new WrongOption(`--${issue?.path.join('.')} ${issue?.message}.`)
}

const sessionsAGenerator = 400

/** How many processes play the people. `sessions` may be more than the options say, while a limit is searched. */
export const generatorsFor = ({ generators, sessions }: Pick<Options, 'generators' | 'sessions'>): number =>
  generators ?? Math.ceil(sessions / sessionsAGenerator)
