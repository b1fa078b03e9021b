import { Anchor } from '@mantine/core'
import { clsx } from 'clsx'
import { Link } from 'react-router'
import { replayAt } from '../../../data/sessionKinds.ts'
import ui from '../../../ui/primitives.module.css'
import { clockTimeOf } from '../../../ui/time.ts'
import classes from './InterviewerPane.module.css'
import { interviewerTexts as texts } from './texts.ts'

/** The time of a note or message. Links to that moment once there is a replay. */
export function Stamp({ at, seq, replayOf }: { at: number; seq: number | null; replayOf: string | null }) {
  const time = clockTimeOf(at)
  const words = <time dateTime={new Date(at).toISOString()}>{time}</time>
  const face = clsx(ui.figures, ui.medium, classes.stamp)
  if (replayOf === null || seq === null) return <span className={face}>{words}</span>
  return (
    <Anchor component={Link} to={replayAt(replayOf, seq)} className={face} aria-label={texts.toMoment(time)}>
      {words}
    </Anchor>
  )
}
