import { partNames } from './parts.ts'
import type { SimulationOutcome, SimulationSettings } from './simulate.ts'

/** How soon every room has to continue after a part is back. */
const goesOnWithinMs = 5_000
const maxExamples = 12

/** What went wrong, by kind; empty if nothing did. */
export function complaintsOf({ findings, returns }: SimulationOutcome): Map<string, string[]> {
  const late = returns.filter(({ ms }) => ms > goesOnWithinMs).sort((a, b) => b.ms - a.ms)
  const all: [string, string[]][] = [
    ['acknowledged commands lost', findings.lost],
    ['replies, results or commands doubled', findings.doubled],
    ['rooms stuck', findings.stuck],
    ['folds that differ from the log', findings.foldsThatDiffer],
    ['logs with holes', findings.logsWithHoles],
    ['commits not dispatched', findings.notDispatched],
    ['heads behind their log', findings.headsBehind],
    ['balances not settled', findings.balances],
    [
      'rooms that went on too late',
      late.map(({ part, what, ms, sessionId }) => `${ms} ms after ${part}: ${sessionId}, for ${what}`),
    ],
  ]
  return new Map(all)
}

/** Formats the counts as lines of text. */
export function reportOf(settings: SimulationSettings, outcome: SimulationOutcome): string[] {
  const { findings, kills, returns, held, seconds } = outcome
  const died = partNames
    .map((name) => ({ name, times: kills.filter(({ part }) => part === name).length }))
    .filter(({ times }) => times > 0)
  return [
    `${held} interviews, ${settings.atOnce} at once, on ${settings.store}, in ${Math.round(seconds)} s; seed ${settings.seed}`,
    `killed: ${died.map(({ name, times }) => `${name} ${times}`).join(', ')}`,
    `${findings.commits} commits, ${findings.acknowledged} commands acknowledged, ${findings.failedReplies} replies failed and were asked for again`,
    `${findings.scorecards.completed} scorecards, ${findings.scorecards.failed} shown as failed`,
    ...[...complaintsOf(outcome)].flatMap(([what, examples]) => [
      `${examples.length} ${what}`,
      ...examples.slice(0, maxExamples).map((example) => `    ${example}`),
    ]),
    'ms until rooms that waited went on after a return:   rooms    p50    p95    max',
    ...[...died.map(({ name }) => name), undefined].map((name) => {
      const times = returns.filter(({ part }) => name === undefined || part === name).map(({ ms }) => ms)
      return `    ${(name ?? 'all').padEnd(48)}${quantiles(times)}`
    }),
  ]
}

function quantiles(times: readonly number[]): string {
  const sorted = [...times].sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
  return [sorted.length, at(0.5), at(0.95), sorted.at(-1) ?? 0].map((each) => `${each}`.padStart(7)).join('')
}
