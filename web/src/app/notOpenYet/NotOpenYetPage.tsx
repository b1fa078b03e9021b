import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { clsx } from 'clsx'
import { Link, useLocation } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { headOf, pathOf } from '../head.ts'
import { NotFoundPage } from '../layout/NotFoundPage.tsx'
import classes from './NotOpenYetPage.module.css'
import { notOpenYetTexts, pagesNotOpenYet } from './texts.ts'

/** Stands in for a page of spec §2 that isn't built yet: what it will do, and the best thing to do in the meantime. */
export default function NotOpenYetPage() {
  const { pathname } = useLocation()
  const said = pagesNotOpenYet[pathOf(pathname)]
  if (said === undefined) return <NotFoundPage />
  return (
    <div className={clsx(ui.centred, classes.page)}>
      <h1 className={ui.under12}>{headOf(pathname).title}</h1>
      <p className={clsx(ui.inline, ui.under24, ui.small, ui.quiet, ui.lineAround, ui.roundSmall, classes.state)}>
        {notOpenYetTexts.state}
      </p>
      <p className={clsx(ui.quiet, classes.does)}>{said.does.join(' ')}</p>
      <section className={clsx(ui.lineAbove, classes.meanwhile)} aria-labelledby="meanwhile">
        <h2 id="meanwhile" className={clsx(ui.under4, ui.large)}>
          {notOpenYetTexts.meanwhile}
        </h2>
        <p className={clsx(ui.under16, ui.quiet)}>{said.meanwhile}</p>
        <Button
          component={Link}
          to={said.action.to}
          variant="filled"
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
        >
          {said.action.label}
        </Button>
      </section>
    </div>
  )
}
