import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import classes from './FixFirst.module.css'
import { scorecardTexts as texts } from './texts.ts'

/** The one thing to do next. */
export function FixFirst({ advice }: { advice: string }) {
  return (
    <section className={classes.card} aria-labelledby="fix-first">
      <h2 id="fix-first" className={classes.title}>
        {texts.fixFirst}
      </h2>
      <p className={classes.advice}>{advice}</p>
      <Button
        component={Link}
        to="/app/interviewSelection"
        variant="filled"
        rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
      >
        {texts.again}
      </Button>
    </section>
  )
}
