import { hasClock } from '@greenroom/shared/rules'
import type { NotStarted } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../../ui/primitives.module.css'
import { StepLine } from '../../../ui/StepLine.tsx'
import classes from './LobbyRounds.module.css'
import { plannedRounds, withOneName } from './plannedRounds.ts'
import { lobbyTexts as texts } from './texts.ts'

/** The planned rounds with their interviewers. */
export function LobbyRounds({ state }: { state: NotStarted }) {
  const rounds = withOneName(plannedRounds(state))
  return (
    <div className={ui.under24}>
      <StepLine
        label={texts.rounds}
        segments={rounds.map(({ number, minutes }) => ({
          key: String(number),
          weight: minutes,
          filled: 0,
          current: number === 1,
        }))}
      />
      <ol className={clsx(ui.grid, ui.gap6, ui.unmarked, ui.bare, ui.after12, classes.list)}>
        {rounds.map(({ number, name, problems, minutes, interviewer }) => (
          <li key={number}>
            <strong className={clsx(ui.medium, ui.breaks)}>{name}</strong>
            <span className={clsx(ui.text15, ui.quiet)}>
              {[
                ...(problems > 1 ? [texts.problems(problems)] : []),
                ...(hasClock(state) ? [texts.about(minutes)] : []),
                ...(interviewer === null ? [] : [texts.with(interviewer)]),
              ].join(', ')}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
