/** A table of words and numbers. */
export type Table = { head: readonly string[]; rows: readonly (readonly string[])[] }

/** A goal, and the measured value. */
export type Goal = { what: string; wanted: string; measured: string; met: boolean }

/** A part of the report: what was measured and how, the results, and which goals were met. */
export type Section = {
  title: string
  how: string
  goals: readonly Goal[]
  tables: readonly (Table & { title: string })[]
  /** Single cases to look at, one per line. */
  notes: readonly string[]
}

export const goal = (what: string, wanted: string, measured: string | number, met: boolean): Goal => ({
  what,
  wanted,
  measured: String(measured),
  met,
})

/** Creates a goal that is met only if something never happened. */
export const none = (what: string, count: number, outOf: number): Goal =>
  goal(what, '0', `${count} of ${outOf}`, count === 0)

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Formats a table for the terminal, with aligned columns. */
function plainTable({ head, rows }: Table): string[] {
  const all = [head, ...rows]
  const widths = head.map((_title, column) => Math.max(...all.map((row) => (row[column] ?? '').length)))
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd()
  return [line(head), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)]
}

/** Formats a table in Markdown. */
function markdownTable({ head, rows }: Table): string[] {
  const line = (row: readonly string[]) => `| ${row.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), `|${head.map(() => '---').join('|')}|`, ...rows.map(line)]
}

const goalsTable = (goals: readonly Goal[]): Table => ({
  head: ['', 'goal', 'wanted', 'measured'],
  rows: goals.map(({ what, wanted, measured, met }) => [met ? 'met' : 'MISSED', what, wanted, measured]),
})

export const plainSection = ({ title, goals, tables, notes }: Section): string[] => [
  `== ${title}`,
  '',
  ...tables.flatMap((table) => [table.title, ...plainTable(table), '']),
  ...(notes.length === 0 ? [] : [...notes, '']),
  ...(goals.length === 0 ? [] : [...plainTable(goalsTable(goals)), '']),
]

export const markdownSection = ({ title, how, goals, tables, notes }: Section): string[] => [
  `## ${title}`,
  '',
  how,
  '',
  ...(goals.length === 0 ? [] : [...markdownTable(goalsTable(goals)), '']),
  ...tables.flatMap((table) => [`### ${table.title}`, '', ...markdownTable(table), '']),
  ...(notes.length === 0 ? [] : [...notes.map((note) => `- ${note}`), '']),
]
