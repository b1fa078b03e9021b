import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { watchingTexts as texts } from './texts.ts'
import classes from './Watching.module.css'

/** At the foot of the room, where a candidate has the buttons. */
export function WatchBar() {
  return (
    <section className={classes.bar}>
      <p className={classes.words}>{texts.you}</p>
      <Button component={Link} to="/" variant="subtle">
        {texts.leave}
      </Button>
    </section>
  )
}
