import { IconChevronRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import classes from './CompanyRow.module.css'
import { costOf, type Listed } from './presets.ts'
import { RoundLine } from './RoundLine.tsx'
import { selectionTexts as texts } from './texts.ts'

/**
 * A company on one line: its rounds, whether code runs, and the cost of rehearsing all of them. A click expands it in
 * place.
 */
export function CompanyRow({ listed: { company, rounds }, onChoose }: { listed: Listed; onChoose: () => void }) {
  return (
    <button
      type="button"
      className={clsx(
        ui.grid,
        ui.middle,
        ui.gap12,
        ui.ink,
        ui.borderless,
        ui.round,
        ui.clear,
        ui.pressable,
        ui.hovers,
        classes.row,
      )}
      aria-expanded={false}
      onClick={onChoose}
    >
      <span className={clsx(ui.strong, ui.breaks, classes.name)}>{company.name}</span>
      <span className={clsx(ui.text14, ui.quiet, classes.what)}>{summaryOf(rounds)}</span>
      <span className={classes.line}>
        <RoundLine rounds={rounds} />
      </span>
      <span className={clsx(ui.text14, ui.quiet, classes.runs)}>{runsOf(rounds)}</span>
      <span className={clsx(ui.text14, ui.quiet, ui.figures, ui.right, classes.cost)}>
        {texts.tokens(rounds.reduce((sum, round) => sum + costOf(company, round), 0))}
      </span>
      <IconChevronRight className={clsx(ui.faint, classes.chevron)} size={16} stroke={1.6} aria-hidden="true" />
    </button>
  )
}

/** `4 rounds, 180 min`, or for a single round: `Telephone, 2 problems, 45 min`. */
function summaryOf(rounds: Listed['rounds']): string {
  const minutes = texts.minutes(rounds.reduce((sum, { durationInMinutes }) => sum + durationInMinutes, 0))
  const [only] = rounds
  return only !== undefined && rounds.length === 1
    ? [texts.stages[only.stage], texts.problems(only.problems), minutes].join(', ')
    : [texts.rounds(rounds.length), minutes].join(', ')
}

function runsOf(rounds: Listed['rounds']): string {
  if (rounds.every(({ runsCode }) => runsCode)) return texts.codeRuns
  return rounds.some(({ runsCode }) => runsCode) ? texts.codeRunsInSome : texts.nothingRuns
}
