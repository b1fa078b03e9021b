import { interviewStageLabels, questionCountFor } from '@greenroom/shared'
import { Button } from '@mantine/core'
import { IconArrowRight } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { clockTimeOf } from '../../app/time.ts'
import type { Choice } from './choice.ts'
import classes from './StartBar.module.css'
import { selectionTexts as texts } from './texts.ts'

/** What is about to begin, in one line, and the button that begins it. */
export function StartBar(props: {
  choice: Choice
  disabled: boolean
  pending: boolean
  failure: string | null
  /** Whether starting is the one thing to do here; it is not while another interview is going on. */
  first: boolean
  onStart: () => void
}) {
  const { settings } = props.choice
  const now = useMinute()
  const line = [
    interviewStageLabels[settings.interviewStage],
    texts.questions(questionCountFor(settings)),
    `${settings.timeLimitInMinutes} minutes`,
    texts.ends(clockTimeOf(now + settings.timeLimitInMinutes * 60_000)),
  ].join(', ')
  return (
    <section className={classes.bar} aria-label={texts.start}>
      <div className={classes.inner}>
        <div className={classes.words}>
          <p className={classes.line}>{line}</p>
          {props.failure === null ? (
            <p className={classes.note}>{props.disabled ? texts.noQuestion : texts.clock}</p>
          ) : (
            <p className={classes.failure} role="alert">
              {texts.startFailed} {props.failure}
            </p>
          )}
        </div>
        <Button
          className={classes.start ?? ''}
          variant={props.first ? 'filled' : 'default'}
          size="md"
          disabled={props.disabled}
          loading={props.pending}
          rightSection={<IconArrowRight size={18} stroke={1.6} aria-hidden="true" />}
          onClick={props.onStart}
        >
          {texts.start}
        </Button>
      </div>
    </section>
  )
}

/** Now, in ms since 1970, kept in step with the clock on the wall. */
function useMinute(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 15_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
