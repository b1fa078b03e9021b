import { type Row, summarise } from './row.ts'

const digits = (value: number): string => {
  const size = Math.abs(value)
  return value.toFixed(size >= 100 ? 0 : size >= 10 ? 1 : 2)
}

function inWords({ reach, unit }: Row, value: number, write: (value: number) => string): string {
  switch (reach.of) {
    case 'ratio':
      return `${write(value)}×`
    case 'difference':
      return `${value >= 0 ? '+' : ''}${write(value)} ${unit}`
    case 'value':
      return `${write(value)} ${unit}`
  }
}

/** Formats rows as a Markdown table: ours, the floor from the same run, and the goal. */
export function tableOf(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { ours, floor, compared, isReached } = summarise(row)
    const { is, bound } = row.reach
    const cells = [
      row.what,
      `${digits(ours)} ${row.unit}`,
      floor === null ? '–' : `${digits(floor)} ${row.unit} (${row.floor?.what})`,
      inWords(row, compared, digits),
      `${is === 'at most' ? '≤' : '≥'} ${inWords(row, bound, String)}`,
      isReached ? 'yes' : 'no',
    ]
    return `| ${cells.join(' | ')} |`
  })
  const notes = rows.flatMap(({ what, notes }) => notes.map((note) => `- ${what}: ${note}`))
  return [
    '| what | ours | floor | compared | reach | reached |',
    '|---|---|---|---|---|---|',
    ...lines,
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n')
}
