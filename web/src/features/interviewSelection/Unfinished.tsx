import type { SessionSummary } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { addressOfSession, lineUnderTitle } from '../../data/sessionKinds.ts'
import ui from '../../ui/primitives.module.css'
import { dayAndTimeOf } from '../../ui/time.ts'
import { selectionTexts as texts } from './texts.ts'
import classes from './Unfinished.module.css'

/** An interview in progress, shown above the choices for a new one. */
export function Unfinished({ session }: { session: SessionSummary }) {
  return (
    <section
      className={clsx(ui.row, ui.wrap, ui.between, ui.inset16by20, ui.round, ui.surface, classes.card)}
      aria-labelledby="unfinished"
    >
      <div className={clsx(ui.shrinks, ui.breaks, classes.words)}>
        <h2 id="unfinished" className={clsx(ui.flat, ui.large)}>
          {texts.inProgress}
        </h2>
        <p className={clsx(ui.small, ui.quiet, classes.what)}>
          {session.title}. {lineUnderTitle(session)}, {texts.begun(dayAndTimeOf(new Date(session.createdAt)))}.
        </p>
      </div>
      <Button
        component={Link}
        to={addressOfSession(session)}
        variant="filled"
        rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
      >
        {texts.goOn}
      </Button>
    </section>
  )
}
