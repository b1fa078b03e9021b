import { decisionLabels } from '@greenroom/shared/session'
import type { SessionSummary } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { addressNow, lineUnderTitle } from '../../data/sessionKinds.ts'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import classes from './SessionRow.module.css'
import { selectionTexts as texts } from './texts.ts'

/** One interview's kind, date and state. Links to its room, or to its scorecard once it's over. */
export function SessionRow({ session }: { session: SessionSummary }) {
  return (
    <li className={ui.lineBelow}>
      <Link className={clsx(ui.grid, ui.ink, ui.round, ui.plainLink, ui.hovers, classes.link)} to={addressNow(session)}>
        <span className={clsx(ui.flex, ui.between, ui.baseline, ui.gap12)}>
          <span className={clsx(ui.text15, ui.medium, ui.breaks, ui.clipped, classes.title)}>
            {session.title === '' ? texts.untitled : session.title}
          </span>
          <span className={session.phase === 'IN_PROGRESS' ? clsx(ui.medium, classes.running) : classes.state}>
            {stateOf(session)}
          </span>
        </span>
        <span className={clsx(ui.small, ui.quiet)}>{lineUnderTitle(session)}</span>
        <span className={clsx(ui.small, ui.quiet)}>{dayAndTimeOf(new Date(session.createdAt))}</span>
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
