import { decisionLabels, type SessionScorecard } from '@greenroom/shared/session'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { Score } from '../../ui/Score.tsx'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.last

/** The latest scored interview's decision and lines. */
export function LastScorecard({ scorecard, failed }: { scorecard: SessionScorecard | null; failed: boolean }) {
  return (
    <section className={clsx(ui.lineAbove, classes.part)} aria-labelledby="last-scorecard">
      <div className={clsx(ui.flex, ui.between, ui.baseline, ui.gap16, classes.partHead)}>
        <h2 id="last-scorecard" className={clsx(ui.flat, ui.large)}>
          {texts.title}
        </h2>
      </div>
      {scorecard === null ? (
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{failed ? texts.failed : texts.none}</p>
      ) : (
        <>
          {scorecard.decision !== null && (
            <p className={clsx(ui.flat, ui.title, ui.strong)}>{decisionLabels[scorecard.decision]}</p>
          )}
          <ul className={clsx(ui.unmarked, ui.bare, classes.lines)}>
            {scorecard.lines.map(({ dimension, score }) => (
              <li key={dimension} className={clsx(ui.row, ui.between, ui.gap16, ui.body, classes.line)}>
                <span>{dimension}</span>
                <Score score={score} />
              </li>
            ))}
          </ul>
          <Link to={`/app/scorecard?session=${encodeURIComponent(scorecard.sessionId)}`}>{texts.open}</Link>
        </>
      )}
    </section>
  )
}
