import { type Distribution, quantileMs } from './distribution.ts'
import {
  allCommands,
  cpuOf,
  excessOf,
  heldBytes,
  limitsOf,
  type Measurement,
  percent,
  type Recording,
  sessionMinutes,
} from './measurement.ts'

const maxExamples = 10

/** A run as Markdown. */
export function reportOf({ head, command, measurements, acknowledged, lost }: Recording): string {
  const [only] = measurements
  return [
    head,
    `\`${command}\``,
    '',
    ...(measurements.length === 1 && only !== undefined ? detailsOf(only) : stepsOf(measurements)),
    '',
    `${acknowledged} commands were acknowledged, ${lost.length} of them are lost.`,
    ...lost.slice(0, maxExamples).map((each) => `- ${each}`),
  ].join('\n')
}

/** One line for each step, and the details of the largest that was held. */
function stepsOf(measurements: readonly Measurement[]): string[] {
  const steps = measurements.toSorted((a, b) => a.sessions - b.sessions)
  const most = steps.findLast((each) => excessOf(each).length === 0)
  return [
    ...stepTable(steps),
    '',
    ...(most === undefined
      ? ['No step was held.']
      : [`${most.sessions} interviews are the most that were held:`, '', ...detailsOf(most)]),
  ]
}

export const stepTable = (steps: readonly Measurement[]): string[] => [
  '| interviews | commands/s | p50 | p99 | max | machine busy | held |',
  '|---|---|---|---|---|---|---|',
  ...steps.map((each) => {
    const all = allCommands(each)
    const excess = excessOf(each)
    return `| ${each.sessions} | ${(all.count / each.seconds).toFixed(0)} | ${ms(quantileMs(all, 0.5))} | ${ms(quantileMs(all, 0.99))} | ${ms(all.maxMs)} | ${percent(each.busyShare)} | ${excess.length === 0 ? 'yes' : `no: ${excess.join(', ')}`} |`
  }),
]

export function detailsOf(measurement: Measurement): string[] {
  const { commands, sharedEdits, reconnects, parts, people, seconds, cores } = measurement
  const minutes = sessionMinutes(measurement)
  const held = heldBytes(measurement)
  const wholeMs = seconds * 1_000 * cores
  return [
    `${measurement.inProgress} interviews (${measurement.browsers} browsers) on ${measurement.engines} engine(s) for ${seconds.toFixed(0)} s; ${percent(measurement.busyShare)} of ${cores} cores were busy.`,
    '',
    '| from command to acknowledgement | count | p50 | p95 | p99 | max |',
    '|---|---|---|---|---|---|',
    times('all commands', allCommands(measurement)),
    ...Object.entries(commands)
      .toSorted(([, a], [, b]) => b.count - a.count)
      .map(([type, distribution]) => times(type, distribution)),
    times('typing in a shared text, until stored', sharedEdits),
    times('lost connection, until back in the room', reconnects),
    '',
    `${measurement.drops} connections broken, ${measurement.reloads} pages reloaded, ${measurement.kills} engines killed; ${measurement.sentAgain} commands were sent again.`,
    countsIn('Errors', measurement.errors),
    countsIn('Refused by the rules', measurement.refusals),
    '',
    '| part | CPU per interview and minute | idle, in a minute | of the machine | memory before | memory at the end |',
    '|---|---|---|---|---|---|',
    ...Object.entries(parts).map(
      ([part, { cpuMs, idleMs, memoryBeforeBytes, memoryBytes }]) =>
        `| ${part} | ${cpuOf(measurement, part).toFixed(1)} ms | ${idleMs.toFixed(0)} ms | ${percent(cpuMs / wholeMs)} | ${mb(memoryBeforeBytes)} | ${mb(memoryBytes)} |`,
    ),
    `| the simulated people | ${(people.cpuMs / minutes).toFixed(1)} ms | | ${percent(people.cpuMs / wholeMs)} | | |`,
    '',
    `Per interview and minute: ${[
      `${(allCommands(measurement).count / minutes).toFixed(2)} commands`,
      ...(measurement.commits === null ? [] : [`${(measurement.commits / minutes).toFixed(2)} commits`]),
      ...(measurement.redisCommands === null
        ? []
        : [`${(measurement.redisCommands / minutes).toFixed(1)} commands to Redis`]),
      ...(measurement.storeBytes === null ? [] : [`${(measurement.storeBytes / minutes / 1024).toFixed(1)} KB stored`]),
      ...(held === null ? [] : [`${(held / 1024).toFixed(0)} KB held in engines`]),
    ].join(', ')}.`,
    ...(measurement.kills === 0 ? [] : ['The CPU time includes the starts of the engines that were killed.']),
    ...limitsOf(measurement),
  ]
}

const times = (what: string, distribution: Distribution): string =>
  distribution.count === 0
    ? `| ${what} | 0 | | | | |`
    : `| ${what} | ${distribution.count} | ${[0.5, 0.95, 0.99].map((share) => ms(quantileMs(distribution, share))).join(' | ')} | ${ms(distribution.maxMs)} |`

function countsIn(what: string, counts: Record<string, number>): string {
  const all = Object.entries(counts).toSorted(([, a], [, b]) => b - a)
  return `${what}: ${all.length === 0 ? 'none' : all.map(([kind, count]) => `${count} × ${kind}`).join('; ')}.`
}

const ms = (value: number): string => (value < 10 ? `${value.toFixed(1)} ms` : `${value.toFixed(0)} ms`)
const mb = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(0)} MB`
