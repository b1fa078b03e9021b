import { cpuOf, ownCpuOf, type Recording } from './measurement.ts'
import type { RecordingName } from './options.ts'
import { assumptions, interviewsACore, largestCell, type Need, needOf, planFor } from './plan.ts'
import { detailsOf, reportOf } from './report.ts'

export type Recordings = Partial<Record<RecordingName, Recording>>

/** How each recording is made. */
export const recordedBy: Record<RecordingName, string> = {
  limit: 'npm run load -- --find-limit --sessions 100 --minutes 2 --record limit',
  'one-engine': 'npm run load -- --sessions 100 --minutes 6 --record one-engine',
  'two-engines': 'npm run load -- --sessions 100 --engines 2 --minutes 6 --record two-engines',
}

/**
 * Puts what the recordings say between the marks of docs/scaling.md.
 * @throws Error if a mark is missing
 */
export function withRecordings(page: string, recordings: Recordings): string {
  const { limit, 'one-engine': one, 'two-engines': two } = recordings
  const blocks: Record<string, string> = {
    limit: limit === undefined ? notMeasured('limit') : reportOf(limit),
    'one-engine': one === undefined ? notMeasured('one-engine') : measured(one),
    'two-engines': two === undefined ? notMeasured('two-engines') : measured(two),
    comparison: compared(one, two),
    plan: planned(one, two),
  }
  return Object.entries(blocks).reduce((text, [name, block]) => withBlock(text, name, block), page)
}

function withBlock(page: string, name: string, block: string): string {
  const [start, end] = [`<!-- load:${name}:start -->`, `<!-- load:${name}:end -->`]
  const [before, rest] = page.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`the page has no ${start} … ${end}`)
  return `${before}${start}\n${block.trim()}\n${end}${after}`
}

const notMeasured = (name: RecordingName): string =>
  `Not measured yet. \`${recordedBy[name]}\` measures it and writes it here.`

function measured({ head, command, measurements, acknowledged, lost }: Recording): string {
  return [
    head,
    `\`${command}\``,
    '',
    ...measurements.flatMap(detailsOf),
    '',
    `${acknowledged} commands were acknowledged, ${lost.length} of them are lost.`,
  ].join('\n')
}

const goal = 1.1

function compared(one: Recording | undefined, two: Recording | undefined): string {
  const [first, second] = [one?.measurements[0], two?.measurements[0]]
  if (first === undefined || second === undefined) return 'The comparison needs both measurements.'
  const [a, b] = [cpuOf(first, 'engine'), cpuOf(second, 'engine')]
  const ratio = b / a
  const withoutIdle = ownCpuOf(second, 'engine') / ownCpuOf(first, 'engine')
  return `With two engines, an interview needs ${b.toFixed(1)} ms of engine CPU a minute instead of ${a.toFixed(1)}: ${ratio.toFixed(2)}× (goal: ≤ ${goal}×, ${ratio <= goal ? 'reached' : 'missed'}). Without what idle engines need: ${withoutIdle.toFixed(2)}×.`
}

const sizes = [1_000, 100_000, 10_000_000] as const

function planned(one: Recording | undefined, two: Recording | undefined): string {
  const [first, second] = [one?.measurements[0], two?.measurements[0]]
  if (first === undefined || second === undefined) return 'The plan needs both measurements.'
  return planPage(needOf(first, second)).join('\n')
}

/** The tables of the plan for interviews with this need. */
export function planPage(need: Need): string[] {
  const cell = largestCell(need, assumptions)
  const plans = sizes.map((sessions) => planFor(sessions, need))
  const row = (what: string, cells: readonly string[]): string => `| ${[what, ...cells].join(' | ')} |`
  const fewest = interviewsACore(need)
  return [
    '| one busy core of | serves interviews |',
    '|---|---|',
    ...fewest.map(({ part, sessions }) => row(part, [whole(sessions)])),
    '',
    `The largest cell holds ${whole(cell.sessions)} interviews on ${whole(cell.engines)} engines. Beyond that, ${
      cell.limitedBy === 'Redis'
        ? `Redis would use more than ${percentOf(assumptions.utilisation)} of its core`
        : `the engines would spend more than ${percentOf(assumptions.mostForOthers)} on each other's commits`
    }.`,
    '',
    row(
      'interviews at once',
      plans.map(({ sessions }) => whole(sessions)),
    ),
    `|${'---|'.repeat(plans.length + 1)}`,
    row(
      'cells, each with its own Redis',
      plans.map(({ cells }) => whole(cells)),
    ),
    row(
      'interviews in a cell',
      plans.map(({ sessionsACell }) => whole(sessionsACell)),
    ),
    row(
      'engines, one core each',
      plans.map(({ engines }) => whole(engines)),
    ),
    row(
      'cores for workers',
      plans.map(({ workerCores }) => whole(workerCores)),
    ),
    row(
      'cores for AI backends (scripted)',
      plans.map(({ backendCores }) => whole(backendCores)),
    ),
    row(
      'cores for executors',
      plans.map(({ executorCores }) => whole(executorCores)),
    ),
    row(
      'busy share of each Redis',
      plans.map(({ redisBusy }) => percentOf(redisBusy)),
    ),
    row(
      'cores in all, without the database',
      plans.map(({ cores }) => whole(cores)),
    ),
    row(
      'memory of interviews in engines',
      plans.map(({ engineMemoryBytes }) => gigabytes(engineMemoryBytes)),
    ),
    row(
      'sockets',
      plans.map(({ sockets }) => whole(sockets)),
    ),
    row(
      'commands per second',
      plans.map(({ commandsASecond }) => whole(commandsASecond)),
    ),
    row(
      'writes per second',
      plans.map(({ writesASecond }) => whole(writesASecond)),
    ),
    row(
      'shards of MongoDB',
      plans.map(({ shards }) => whole(shards)),
    ),
    row(
      'stored per hour',
      plans.map(({ storedBytesAnHour }) => gigabytes(storedBytesAnHour)),
    ),
  ]
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-US')
const percentOf = (share: number): string => `${Math.round(share * 100)} %`
const gigabytes = (bytes: number): string => {
  const gb = bytes / 1024 ** 3
  return `${gb < 10 ? gb.toFixed(2) : whole(gb)} GB`
}
