import { decisionLabels } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { addressNow, lineUnderTitle } from '../../data/sessionKinds.ts'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.recent

/** The latest interviews, with a link to all of them. */
export function RecentInterviews({ sessions }: { sessions: readonly SessionSummary[] }) {
  return (
    <Part id="recent-interviews" title={texts.title} aside={<Link to="/app/interviewSelection">{texts.all}</Link>}>
      <ul className={clsx(ui.unmarked, ui.bare, classes.lines)}>
        {sessions.map((session) => (
          <li
            key={session.sessionId}
            className={clsx(ui.flex, ui.between, ui.baseline, ui.gap4by16, ui.lineBelow, classes.interview)}
          >
            <span>
              <Link to={addressNow(session)} className={clsx(ui.block, ui.ink, ui.cut)}>
                {session.title === '' ? texts.untitled : session.title}
              </Link>
              <span className={clsx(ui.flat, ui.small, ui.quiet)}>
                {lineUnderTitle(session)}, {dayAndTimeOf(new Date(session.createdAt))}
              </span>
            </span>
            <span className={clsx(ui.fixed, ui.text14, ui.quiet)}>{stateOf(session)}</span>
          </li>
        ))}
      </ul>
    </Part>
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
