import { decisionLabels, type SessionScorecard } from '@greenroom/shared/session'
import { Link } from 'react-router'
import { Score } from '../../ui/Score.tsx'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.last

/** The decision and the lines of the latest interview that was scored. */
export function LastScorecard({ scorecard, failed }: { scorecard: SessionScorecard | null; failed: boolean }) {
  return (
    <section className={classes.part} aria-labelledby="last-scorecard">
      <div className={classes.partHead}>
        <h2 id="last-scorecard" className={classes.partTitle}>
          {texts.title}
        </h2>
      </div>
      {scorecard === null ? (
        <p className={classes.meta}>{failed ? texts.failed : texts.none}</p>
      ) : (
        <>
          {scorecard.decision !== null && <p className={classes.decision}>{decisionLabels[scorecard.decision]}</p>}
          <ul className={classes.lines}>
            {scorecard.lines.map(({ dimension, score }) => (
              <li key={dimension} className={classes.line}>
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
