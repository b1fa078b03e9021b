import { type Exchange, exchanges } from './exchanges.ts'
import type { Held } from './holdExchange.ts'
import { isToThePoint, medianOf, type Verdict, verdictOn } from './verdict.ts'

/** The result of a check. `unreachable` says why there is no verdict. */
export type Checkup = { held: readonly Held[] } & ({ verdict: Verdict } | { unreachable: string })

/** Failures that say nothing about how well a model speaks. */
const noVerdict = ['unreachable', 'key_refused', 'too_many_calls', 'call_refused', 'server_error', 'malformed']

/** Runs the twelve exchanges in order, and judges the model by the outcomes. */
export async function checkModel(
  hold: (exchange: Exchange) => Promise<Held>,
  onHeld: (held: Held) => void = () => {},
): Promise<Checkup> {
  const all: Held[] = []
  for (const exchange of exchanges) {
    const held = await hold(exchange)
    all.push(held)
    onHeld(held)
    const { takenOver } = held
    if (takenOver !== null && noVerdict.includes(takenOver)) return { held: all, unreachable: takenOver }
  }
  return { held: all, verdict: verdictOn(all) }
}

/** Formats the result of a check as a table for a terminal. */
export function tableOf(held: readonly Held[]): string[] {
  const head = ['exchange', 'first words', 'whole', 'tokens', 'form', 'broke', 'said by', 'to the point']
  const rows = held.map((each) => [
    each.exchange.name,
    `${each.firstWordsMs} ms`,
    `${each.wholeMs} ms`,
    each.usage === null ? '-' : `${each.usage.inputTokens} + ${each.usage.outputTokens}`,
    each.filledIn === null ? '-' : each.filledIn ? 'filled in' : 'not filled in',
    each.broke.join(', ') || '-',
    each.takenOver === null ? 'the model' : `scripted (${each.takenOver})`,
    each.exchange.toThePoint === null || each.takenOver !== null ? '-' : isToThePoint(each) ? 'yes' : 'no',
  ])
  const all = [head, ...rows]
  const widths = head.map((_title, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
}

/** Sums up the times and tokens of the whole check in one line. */
export function sumOf(held: readonly Held[]): string {
  const tokens = (of: 'inputTokens' | 'outputTokens') => held.reduce((sum, { usage }) => sum + (usage?.[of] ?? 0), 0)
  const times = (of: 'firstWordsMs' | 'wholeMs') => medianOf(held.map((each) => each[of]))
  return `first words ${times('firstWordsMs')} ms, whole replies ${times('wholeMs')} ms (medians); ${tokens('inputTokens')} tokens read, ${tokens('outputTokens')} written`
}
