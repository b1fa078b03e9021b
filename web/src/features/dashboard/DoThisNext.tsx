import type { NextStep } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import classes from './DashboardPage.module.css'
import { dashboardTexts as texts } from './texts.ts'

/** The suggested next step with its reason, and something shorter. */
export function DoThisNext({ next, shorter }: { next: NextStep; shorter: NextStep | null }) {
  return (
    <section
      className={clsx(ui.row, ui.between, ui.lineAround, ui.round, ui.surface, classes.next)}
      aria-labelledby="next"
    >
      <div className={ui.shrinks}>
        <p className={clsx(ui.under4, ui.small, ui.accent, ui.medium)}>{texts.next}</p>
        <h2 id="next" className={clsx(ui.under6, ui.breaks, classes.nextTitle)}>
          {next.title}
        </h2>
        <p className={clsx(ui.flat, ui.quiet, ui.breaks, ui.pretty, classes.body)}>{next.reason}</p>
      </div>
      <div className={clsx(ui.grid, ui.gap8, ui.fixed, ui.centre, classes.action)}>
        {next.minutes !== null && (
          <p className={clsx(ui.flat, ui.quiet)}>
            <span className={clsx(ui.ink, ui.strong, classes.number)}>{Math.round(next.minutes)}</span> {texts.minutes}
          </p>
        )}
        <Button
          component={Link}
          to={next.to}
          size="md"
          variant="filled"
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {next.action}
        </Button>
        {shorter !== null && (
          <Link to={shorter.to} className={clsx(ui.small, ui.quiet)} title={shorter.reason}>
            {texts.shorter(shorter.title, shorter.minutes)}
          </Link>
        )}
      </div>
    </section>
  )
}
