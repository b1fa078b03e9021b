import type { Dashboard } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { Part } from '../../ui/Part.tsx'
import ui from '../../ui/primitives.module.css'
import { shortDateOf } from '../../ui/time.ts'
import classes from './DashboardPage.module.css'
import { dashboardTexts } from './texts.ts'

const texts = dashboardTexts.reviews

/** The first cards that are due. */
export function DueReviews({ reviews, day }: { reviews: NonNullable<Dashboard['reviews']>; day: string }) {
  const { count, minutes, cards } = reviews
  return (
    <Part id="due" title={texts.title} aside={count === 0 ? undefined : texts.count(count, minutes)}>
      {count === 0 ? (
        <p className={clsx(ui.flat, ui.small, ui.quiet)}>
          {texts.none} {texts.how}
        </p>
      ) : (
        <>
          <ul className={clsx(ui.list, ui.under16)}>
            {cards.map(({ id, title, skill, dueAt }) => (
              <li key={id} className={clsx(ui.lineBelow, classes.card)}>
                <span className={clsx(ui.block, ui.breaks)}>{title}</span>
                <span className={clsx(ui.flex, ui.between, ui.gap16, ui.small, ui.quiet)}>
                  <span>{skill}</span>
                  <span className={ui.fixed}>
                    {dueAt.slice(0, 10) < day ? texts.since(shortDateOf(dueAt.slice(0, 10))) : texts.now}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <Button
            component={Link}
            to="/app/reviews"
            leftSection={<IconRefresh size={16} stroke={1.6} aria-hidden="true" />}
          >
            {texts.start}
          </Button>
        </>
      )}
    </Part>
  )
}
