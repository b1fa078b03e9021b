import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { signUpToKeep, useTrial } from '../../data/trial.ts'
import { trialTexts as texts } from '../../parts/trial/texts.ts'
import { clockTimeOf, longDayOf } from '../../ui/time.ts'
import classes from './TrialOffer.module.css'

/** On the scorecard of a visitor's interview: until when it is kept and how to keep it; once it is kept, that it is. */
export function TrialOffer({ sessionId }: { sessionId: string }) {
  const { data: trial } = useTrial()
  if (trial?.sessionId !== sessionId) return null
  if (trial.kept) {
    return (
      <aside className={classes.offer} aria-label={texts.name}>
        <p className={classes.words} role="status">
          <IconCheck size={18} stroke={1.8} aria-hidden="true" className={classes.icon} /> {texts.kept}
        </p>
        <Link to="/app/interviewSelection" className={classes.link}>
          {texts.yours}
        </Link>
      </aside>
    )
  }
  return (
    <aside className={classes.offer} aria-label={texts.name}>
      <p className={classes.words}>
        <strong>{texts.keptForADay(momentOf(trial.expiresAt))}</strong> {texts.why}
      </p>
      <Button component={Link} to={signUpToKeep(sessionId)} variant="filled" className={classes.action ?? ''}>
        {texts.offer}
      </Button>
    </aside>
  )
}

/** `Sunday 22 November, 14:05` */
const momentOf = (iso: string): string => {
  const at = Date.parse(iso)
  return `${longDayOf(at)}, ${clockTimeOf(at)}`
}
