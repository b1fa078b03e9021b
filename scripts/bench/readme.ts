const start = '<!-- benches:start -->'
const end = '<!-- benches:end -->'

/** A part of the benches and its `results/latest.md`. */
export type Latest = { part: string; page: string }

/**
 * Puts every row of every part's latest table between the README's two marks. Rows that miss their goal are marked.
 * @throws Error if the marks are missing, or a page has no table
 */
export function withBenches(readme: string, latest: readonly Latest[]): string {
  const [before, rest] = readme.split(start)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${start} … ${end}`)
  const lines = [
    '| what | ours | floor | compared | goal | |',
    '|---|---|---|---|---|---|',
    ...latest.flatMap(rowsOf),
    '',
    ...latest.map(
      ({ part, page }) => `- ${part}: ${headOf(page)} Notes: [latest.md](${folderOf(part)}/results/latest.md).`,
    ),
  ]
  return `${before}${start}\n${lines.join('\n')}\n${end}${after}`
}

/** The parts of the benches, and the folder of each. */
export const parts = {
  engine: 'engine/bench',
  collab: 'engine/bench/collab',
  workers: 'workers/bench',
  executor: 'workers/bench/executor',
  facts: 'workers/bench/facts',
  start: 'scripts/bench/start',
} as const
export type Part = keyof typeof parts
export const isPart = (name: string): name is Part => name in parts

const folderOf = (part: string): string => (isPart(part) ? parts[part] : part)

/** When and where a table was measured: `Measured 2026-11-21 …`. */
const headOf = (page: string): string => /^Measured .*$/m.exec(page)?.[0] ?? ''

function rowsOf({ part, page }: Latest): string[] {
  const rows = page.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
  if (rows.length === 0) throw new Error(`the latest results of ${part} don't have a table`)
  return rows.map((row) => row.replace(/\| yes \|$/, '| |').replace(/\| no \|$/, '| **missed** |'))
}
