import type { Dashboard } from '@greenroom/shared/wire'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDateOf } from '../../ui/time.ts'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.lastPaper

/** The marks of the latest mock paper, part by part. */
export function LastPaper({ paper }: { paper: Dashboard['lastPaper'] }) {
  if (paper === null)
    return (
      <Part id="last-paper" title={texts.title}>
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>{texts.none}</p>
      </Part>
    )
  return (
    <Part id="last-paper" title={texts.title} aside={shortDateOf(paper.endedAt.slice(0, 10))}>
      <p className={clsx(ui.flat, ui.title, ui.strong)}>{texts.number(paper.number)}</p>
      <ul className={clsx(ui.unmarked, ui.bare, classes.lines)}>
        {paper.parts.map(({ part, right, total }) => (
          <li key={part} className={clsx(ui.row, ui.between, ui.gap16, ui.body, classes.line)}>
            <span>{texts.part(part)}</span>
            <span className={ui.figures}>{texts.marks(right, total)}</span>
          </li>
        ))}
      </ul>
      <Link to={paper.to}>{texts.open}</Link>
    </Part>
  )
}
