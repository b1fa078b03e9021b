import type { Journey } from '@greenroom/shared/wire'
import { VisuallyHidden } from '@mantine/core'
import { IconCheck, IconCircle } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDateOf } from '../../ui/time.ts'
import classes from './Journey.module.css'
import { journeyTexts } from './texts.ts'

const texts = journeyTexts.before

/** What should have happened before the interview, and what is missing. */
export function BeforeList({ journey: { before, goal, domain } }: { journey: Journey }) {
  const done = before.filter((each) => each.done).length
  const day = goal?.date == null ? null : shortDateOf(goal.date)
  return (
    <Part
      id="before"
      title={domain === 'pharmacy_pre_reg' ? texts.exam : texts.title(day)}
      aside={texts.count(done, before.length)}
    >
      <ul className={ui.list}>
        {before.map(({ title, detail, done: isDone, to }) => (
          <li key={title} className={clsx(ui.flex, ui.gap12, ui.lineBelow, classes.item)}>
            {isDone ? (
              <IconCheck className={clsx(ui.fixed, ui.accent)} size={18} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconCircle className={clsx(ui.fixed, ui.quiet)} size={18} stroke={1.6} aria-hidden="true" />
            )}
            <div className={ui.shrinks}>
              <VisuallyHidden>{isDone ? texts.done : texts.open}</VisuallyHidden>
              <Link to={to} className={clsx(ui.block, ui.ink, ui.text15, ui.breaks, ui.plainLink)}>
                {title}
              </Link>
              <span className={clsx(ui.block, ui.small, ui.quiet, ui.breaks)}>{detail}</span>
            </div>
          </li>
        ))}
      </ul>
    </Part>
  )
}
