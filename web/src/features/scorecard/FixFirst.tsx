import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { sentenceOf } from '../../app/api.ts'
import { useSubmit } from '../../app/useSubmit.ts'
import type { Drill } from './drill.ts'
import classes from './FixFirst.module.css'
import { openSession } from './queries.ts'
import { scorecardTexts as texts } from './texts.ts'

/** The one thing to do next, and the button that begins it; beneath it what else can be done with a scorecard. */
export function FixFirst(props: {
  advice: string
  /** What to practise; null for who only reads. */
  drill: Drill | null
  children?: ReactNode
}) {
  const { advice, drill, children } = props
  const navigate = useNavigate()
  const client = useQueryClient()
  const { submit, pending, error } = useSubmit(async (chosen: Drill) => {
    const room = await openSession(chosen.session)
    void client.invalidateQueries({ queryKey: ['sessions'] })
    await navigate(room)
  })
  return (
    <section className={classes.card} aria-labelledby="fix-first">
      <h2 id="fix-first" className={classes.title}>
        {texts.fixFirst}
      </h2>
      <p className={classes.advice}>{advice}</p>
      {error !== null && (
        <p className={classes.failure} role="alert">
          {texts.practiseFailed} {sentenceOf(error)}
        </p>
      )}
      <div className={classes.actions}>
        {drill && (
          <Button
            variant="filled"
            loading={pending}
            onClick={() => void submit(drill)}
            rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
          >
            {drill.what === null ? texts.practiseAgain(drill.minutes) : texts.practise(drill.what, drill.minutes)}
          </Button>
        )}
        {children}
      </div>
    </section>
  )
}
