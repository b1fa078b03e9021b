import { decisionLabels, scorecardOf } from '@greenroom/shared/session'
import type { Dashboard } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { Score } from '../../ui/Score.tsx'
import { shortDateOf } from '../../ui/time.ts'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.last

/** The latest scored interview's decision and lines. */
export function LastScorecard({ scorecard }: { scorecard: Dashboard['lastScorecard'] }) {
  if (scorecard === null)
    return (
      <Part id="last-scorecard" title={texts.title}>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.none}</p>
      </Part>
    )
  const { sessionId, title, endedAt, decision, lines } = scorecard
  return (
    <Part id="last-scorecard" title={texts.title} aside={shortDateOf(endedAt.slice(0, 10))}>
      {decision !== null && <p className={clsx(ui.flat, ui.title, ui.strong)}>{decisionLabels[decision]}</p>}
      <p className={clsx(ui.flat, ui.small, ui.quiet, ui.breaks)}>{title}</p>
      <ul className={clsx(ui.unmarked, ui.bare, classes.lines)}>
        {lines.map(({ dimension, score }) => (
          <li key={dimension} className={clsx(ui.row, ui.between, ui.gap16, ui.body, classes.line)}>
            <span>{dimension}</span>
            <Score score={score} />
          </li>
        ))}
      </ul>
      <Link to={scorecardOf(sessionId)}>{texts.open}</Link>
    </Part>
  )
}
