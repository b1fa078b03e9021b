import { decisionLabels } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { Link } from 'react-router'
import { addressNow, lineUnderTitle } from '../../data/sessionKinds.ts'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './SessionRow.module.css'
import { selectionTexts as texts } from './texts.ts'

/** One interview: what it was, when, and how it stands. It leads to its room, or to its scorecard when it is over. */
export function SessionRow({ session }: { session: SessionSummary }) {
  return (
    <li className={classes.row}>
      <Link className={classes.link} to={addressNow(session)}>
        <span className={classes.head}>
          <span className={classes.title}>{session.title === '' ? texts.untitled : session.title}</span>
          <span className={session.phase === 'IN_PROGRESS' ? classes.running : classes.state}>{stateOf(session)}</span>
        </span>
        <span className={classes.what}>{lineUnderTitle(session)}</span>
        <span className={classes.what}>{dayAndTimeOf(new Date(session.createdAt))}</span>
      </Link>
    </li>
  )
}

function stateOf({ phase, decision }: SessionSummary): string {
  switch (phase) {
    case 'NOT_STARTED':
      return texts.notStarted
    case 'IN_PROGRESS':
      return texts.goOn
    case 'ENDED':
      return decision === null ? texts.ended : decisionLabels[decision]
  }
}
