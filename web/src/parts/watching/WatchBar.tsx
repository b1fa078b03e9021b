import { Button } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import ui from '../../ui/primitives.module.css'
import { watchingTexts as texts } from './texts.ts'
import classes from './Watching.module.css'

/** The room's footer for observers, in place of the candidate's buttons. */
export function WatchBar() {
  return (
    <section className={clsx(ui.row, ui.between, ui.gap16, ui.fixed, ui.lineAbove, classes.bar)}>
      <p className={clsx(ui.flat, ui.quiet)}>{texts.you}</p>
      <Button component={Link} to="/" variant="subtle">
        {texts.leave}
      </Button>
    </section>
  )
}
