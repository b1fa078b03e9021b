import { decisionLabels } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { Link } from 'react-router'
import { addressNow, lineUnderTitle } from '../../data/sessionKinds.ts'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.recent
const shown = 5

/** The latest interviews, and the way to all of them. */
export function RecentInterviews({ sessions }: { sessions: readonly SessionSummary[] }) {
  return (
    <section className={classes.part} aria-labelledby="recent-interviews">
      <div className={classes.partHead}>
        <h2 id="recent-interviews" className={classes.partTitle}>
          {texts.title}
        </h2>
        {sessions.length > shown && <Link to="/app/interviewSelection">{texts.all}</Link>}
      </div>
      {sessions.length === 0 && <p className={classes.meta}>{texts.none}</p>}
      <ul className={classes.lines}>
        {sessions.slice(0, shown).map((session) => (
          <li key={session.sessionId} className={classes.interview}>
            <span>
              <Link to={addressNow(session)} className={classes.name}>
                {session.title === '' ? texts.untitled : session.title}
              </Link>
              <span className={classes.meta}>
                {lineUnderTitle(session)}, {dayAndTimeOf(new Date(session.createdAt))}
              </span>
            </span>
            <span className={classes.state}>{stateOf(session)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function stateOf({ phase, decision }: SessionSummary): string {
  switch (phase) {
    case 'NOT_STARTED':
      return texts.waiting
    case 'IN_PROGRESS':
      return texts.open
    case 'ENDED':
      return decision === null ? texts.unscored : decisionLabels[decision]
  }
}
