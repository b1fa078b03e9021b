import { hasClock } from '@greenroom/shared/rules'
import type { NotStarted } from '@greenroom/shared/session'
import { StepLine } from '../../../ui/StepLine.tsx'
import classes from './LobbyRounds.module.css'
import { plannedRounds, withOneName } from './plannedRounds.ts'
import { lobbyTexts as texts } from './texts.ts'

/** The planned rounds, and who asks in each. */
export function LobbyRounds({ state }: { state: NotStarted }) {
  const rounds = withOneName(plannedRounds(state))
  return (
    <div className={classes.rounds}>
      <StepLine
        label={texts.rounds}
        segments={rounds.map(({ number, minutes }) => ({
          key: String(number),
          weight: minutes,
          filled: 0,
          current: number === 1,
        }))}
      />
      <ol className={classes.list}>
        {rounds.map(({ number, name, problems, minutes, interviewer }) => (
          <li key={number}>
            <strong className={classes.name}>{name}</strong>
            <span className={classes.more}>
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
