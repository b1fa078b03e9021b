import { decisionLabels, decisions, type SessionScorecard } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import ui from '../../ui/primitives.module.css'
import { scorecardTexts as texts } from './texts.ts'
import classes from './Verdict.module.css'

/** The decision, where it falls on the scale, and why, in one sentence. */
export function Verdict({ scorecard, line }: { scorecard: SessionScorecard; line: string }) {
  const { decision, summary, assisted, source } = scorecard
  const about = [
    `${line}.`,
    ...(source === 'human' ? [texts.byPerson] : source === 'objective' ? [texts.objectiveOnly] : []),
  ]
  return (
    <div>
      <p className={clsx(ui.flat, ui.body, ui.quiet)}>{about.join(' ')}</p>
      <div className={clsx(ui.row, ui.wrap, classes.head)}>
        <h1 className={clsx(ui.flat, classes.decision)}>
          {decision === null ? texts.undecided : decisionLabels[decision]}
        </h1>
        <ol className={clsx(ui.grid, ui.gap4, ui.unmarked, ui.bare, classes.scale)} aria-label={texts.scale}>
          {decisions.toReversed().map((each) => (
            <li
              key={each}
              className={clsx(ui.text13, ui.line18, ui.quiet, classes.step)}
              data-state={decision === null ? 'unknown' : each === decision ? 'here' : 'elsewhere'}
              {...(each === decision ? { 'aria-current': 'true' as const } : {})}
            >
              {decisionLabels[each]}
            </li>
          ))}
        </ol>
        <p className={clsx(ui.flat, ui.text17, ui.quiet, classes.summary)}>{summary}</p>
      </div>
      {assisted && (
        <p className={clsx(ui.flat, ui.text14, ui.quiet, classes.source)}>
          <span className={clsx(ui.text13, ui.warn, ui.roundSmall, ui.warnGround, classes.tag)}>{texts.assisted}</span>{' '}
          {texts.assistedWhy}
        </p>
      )}
    </div>
  )
}
