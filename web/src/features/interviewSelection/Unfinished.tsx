import type { SessionSummary } from '@greenroom/shared/wire'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { addressOfSession, lineUnderTitle } from '../../data/sessionKinds.ts'
import { dayAndTimeOf } from '../../ui/time.ts'
import { selectionTexts as texts } from './texts.ts'
import classes from './Unfinished.module.css'

/** An interview that is going on comes before choosing another. */
export function Unfinished({ session }: { session: SessionSummary }) {
  return (
    <section className={classes.card} aria-labelledby="unfinished">
      <div className={classes.words}>
        <h2 id="unfinished" className={classes.title}>
          {texts.inProgress}
        </h2>
        <p className={classes.what}>
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
