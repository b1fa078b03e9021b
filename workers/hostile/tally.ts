import { type HostileProgram, titleOf } from './program.ts'
import type { HostileOutcome } from './round.ts'

/** Counts the outcomes of programs that ran many times. */
export type Tally = {
  hostile(program: HostileProgram, outcome: HostileOutcome): void
  honest(complaint: string | null): void
  /** Reports something that one of these programs left behind or reached. */
  afterwards(what: string, programs: readonly HostileProgram[]): void
  readonly isClean: boolean
  /** The table and the complaints, as text. */
  report(): string
}

type Row = { times: number; statuses: Map<string, number>; wrong: number; complaints: Map<string, number> }
const shownComplaints = 5

/** The statuses of a run's test cases, each once. */
const inWords = (statuses: HostileOutcome['statuses']): string =>
  statuses.length === 0 ? 'no answer' : [...new Set(statuses)].join(' + ')

const count = (counts: Map<string, number>, key: string): void => {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
const shown = (counts: Map<string, number>): string => [...counts].map(([what, times]) => `${what} ${times}`).join(', ')

export function createTally(): Tally {
  const rows = new Map<string, Row>()
  const left = new Map<string, number>()
  const honestWrong = new Map<string, number>()
  let honestTimes = 0

  const table = (): string[] => {
    const cells = [...rows].map(([title, { times, statuses, wrong }]) => [
      title,
      String(times),
      shown(statuses),
      String(wrong),
    ])
    const all = [['program', 'times', 'statuses', 'wrong'], ...cells]
    const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((line) => line[column]?.length ?? 0)))
    return all.map((line) =>
      line
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
  }

  const tally: Tally = {
    hostile(program, { statuses, wrong }) {
      const title = titleOf(program)
      const row = rows.get(title) ?? { times: 0, statuses: new Map(), wrong: 0, complaints: new Map() }
      rows.set(title, row)
      row.times += 1
      count(row.statuses, inWords(statuses))
      if (wrong.length > 0) row.wrong += 1
      for (const complaint of wrong) count(row.complaints, complaint)
    },
    honest(complaint) {
      honestTimes += 1
      if (complaint !== null) count(honestWrong, complaint)
    },
    afterwards(what, programs) {
      count(left, `${what} (after one of: ${[...new Set(programs.map(titleOf))].join(', ')})`)
    },
    get isClean() {
      return left.size === 0 && honestWrong.size === 0 && [...rows.values()].every(({ wrong }) => wrong === 0)
    },
    report() {
      const complaints = [...rows].flatMap(([title, row]) =>
        [...row.complaints].slice(0, shownComplaints).map(([complaint, times]) => `${title}, ${times}×: ${complaint}`),
      )
      const total = [...rows.values()].reduce((sum, { times }) => sum + times, 0)
      const wrong = [...rows.values()].reduce((sum, row) => sum + row.wrong, 0)
      const wrongHonest = [...honestWrong.values()].reduce((sum, times) => sum + times, 0)
      return [
        ...table(),
        '',
        ...complaints,
        ...[...left].slice(0, shownComplaints).map(([what, times]) => `left behind, ${times}×: ${what}`),
        ...[...honestWrong].slice(0, shownComplaints).map(([what, times]) => `honest, ${times}×: ${what}`),
        `${rows.size} hostile programs, ${total} runs: ${total - wrong} right, ${wrong} wrong`,
        `left behind or reached: ${left.size}`,
        `honest submissions: ${honestTimes - wrongHonest} right, ${wrongHonest} wrong`,
      ].join('\n')
    },
  }
  return tally
}
